import { isAbsolute, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const MOST_CHARACTERS = 200

/**
 * Reads what Python prints when code fails, a line at a time: gives the exception, with the last place in the codebase,
 * once its traceback is whole; null for every other line. A server that reloads on save survives it: its parent waits
 * for a change, holds the port and does not answer.
 */
export function createFailureReader(codebase: string): (line: string) => string | null {
  let inside = false
  let location: string | null = null
  return (raw) => {
    const line = stripVTControlCharacters(raw)
    if (line.startsWith('Traceback (most recent call last):')) {
      inside = true
      location = null
      return null
    }
    if (!inside) return null
    const [, file, number] = /^\s+File "(.+)", line (\d+)/.exec(line) ?? []
    if (file !== undefined && isOwn(codebase, file)) location = `${relative(codebase, file)}:${number}`
    // the code, its marks and empty lines belong to the traceback
    if (/^\s|^$/.test(line)) return null
    inside = false
    return `${line.slice(0, MOST_CHARACTERS)}${location === null ? '' : ` (${location})`}`
  }
}

/** A file of the codebase itself, not of a package in its environment. */
function isOwn(codebase: string, file: string): boolean {
  const way = relative(codebase, file)
  return !isAbsolute(way) && !way.startsWith('..') && !/(^|[/\\])(\.venv|site-packages)[/\\]/.test(way)
}
