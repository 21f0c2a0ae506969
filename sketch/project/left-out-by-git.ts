import path from 'node:path'
import { readSmallFile } from './read-small-file.ts'

/** Larger than the lists that people write. */
const MAX_BYTES = 200_000
/** As many folders as a file lies below its repository. */
const MAX_UP = 20

/**
 * Whether a `.gitignore` beside this file or above it names it: keys and options that each developer writes
 * for themselves, which no clone has. Later lines count more, and `!` takes a name back, as git has it; of its patterns
 * `*`, `?` and `**` are followed.
 */
export function isLeftOutByGit(file: string): boolean {
  let ignored = false
  for (const folder of foldersAbove(path.dirname(file))) {
    const below = path.relative(folder, file).split(path.sep).join('/')
    for (const line of (readSmallFile(path.join(folder, '.gitignore'), MAX_BYTES) ?? '').split('\n')) {
      const pattern = line.trim()
      if (pattern === '' || pattern.startsWith('#')) continue
      const taken = pattern.startsWith('!')
      if (names(taken ? pattern.slice(1) : pattern, below)) ignored = !taken
    }
  }
  return ignored
}

/** Outermost first, since a list nearer to a file counts more. */
function foldersAbove(directory: string): string[] {
  const folders = [directory]
  for (let step = 0; step < MAX_UP; step += 1) folders.unshift(path.dirname(folders[0] ?? directory))
  return [...new Set(folders)]
}

/** One with a slash inside stands for a path from its list's folder, any other for a name anywhere below. */
function names(pattern: string, below: string): boolean {
  const parts = pattern.replace(/^\/|\/$/g, '').split('/')
  const anchored = pattern.replace(/\/$/, '').includes('/')
  const segments = below.split('/')
  if (!anchored) return segments.some((each) => fits(parts[0] ?? '', each))
  if (parts[0] === '**') return segments.some((_, at) => begins(parts.slice(1), segments.slice(at)))
  return begins(parts, segments)
}

const begins = (parts: readonly string[], segments: readonly string[]): boolean =>
  parts.length <= segments.length &&
  parts.every((part, at) => part === '**' || fits(part, segments[at] ?? ''))

/** `*` and `?` in one name of a path, in the time of the two lengths. */
function fits(pattern: string, name: string): boolean {
  let from = 0
  const pieces = pattern.split('*')
  for (const [at, piece] of pieces.entries()) {
    const isLast = at === pieces.length - 1
    const found = isLast && at > 0 ? name.length - piece.length : placeOf(piece, name, from)
    if (found < from || !sameAt(piece, name, found) || (at === 0 && found !== 0)) return false
    from = found + piece.length
  }
  return pieces.length > 1 || from === name.length
}

function placeOf(piece: string, name: string, from: number): number {
  for (let at = from; at + piece.length <= name.length; at += 1) if (sameAt(piece, name, at)) return at
  return -1
}

const sameAt = (piece: string, name: string, at: number): boolean =>
  at >= 0 && piece.split('').every((each, offset) => each === '?' || each === name[at + offset])
