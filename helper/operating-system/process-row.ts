import { basename } from 'node:path'

/** A process of this machine, as the system lists it. */
export interface ProcessRow {
  readonly pid: number
  readonly parent: number
  /** Its process group; null where there are none. */
  readonly group: number | null
  /** When it began, in the system's own words: another process may have its id later. */
  readonly began: string
  /** What it is, without its arguments' values: `python -m uvicorn`, `node worker.js`. */
  readonly name: string
}

/** A socket on which a process waits for connections. */
export interface ListeningSocket {
  readonly pid: number
  /** An address without brackets: `127.0.0.1`, `0.0.0.0`, `::1`, `::`. */
  readonly host: string
  readonly port: number
}

/** Arguments may hold secrets: the program and what it runs are enough to know it by. */
export function nameOfProgram(words: readonly string[]): string {
  const [program = '', first, second] = words
  const name = programName(program)
  if (first === '-m' && second !== undefined) return `${name} -m ${second}`
  return first === undefined || first.startsWith('-') || !/\.\w{1,5}$/.test(first)
    ? name
    : `${name} ${programName(first)}`
}

const programName = (path: string) => basename(path.replaceAll('\\', '/'))
