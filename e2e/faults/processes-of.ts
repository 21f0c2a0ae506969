import { readdir, readFile } from 'node:fs/promises'

export interface Living {
  readonly pid: number
  readonly command: string
}

/**
 * Every process, whoever started it, in whose environment the mark is: what a command under test started, and what
 * that started. One that ended and was not reaped yet does not count. Linux alone tells so.
 */
export async function processesOf(mark: string): Promise<Living[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const found = await Promise.all(names.map((name) => look(Number(name), mark)))
  return found.filter((one) => one !== null).sort((one, other) => one.pid - other.pid)
}

async function look(pid: number, mark: string): Promise<Living | null> {
  try {
    const environment = await readFile(`/proc/${pid}/environ`, 'utf8')
    if (!environment.includes(mark)) return null
    const [stat, command] = await Promise.all([
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
    ])
    // "pid (name) state ...": the name may hold blanks and brackets
    if (!/^[^ZX]/.test(stat.replace(/^.*\) /s, ''))) return null
    return { pid, command: command.replaceAll('\0', ' ').trim() }
  } catch {
    return null // ended meanwhile, or another user's
  }
}
