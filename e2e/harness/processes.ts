import { readFile } from 'node:fs/promises'

/** A process that ended but was not reaped yet (its parent was killed) does not count. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0)
  } catch {
    return false // no such process
  }
  if (process.platform !== 'linux') return true
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // "pid (name) state ...": the name may hold blanks and brackets
  return /^[^ZX]/.test(stat.replace(/^.*\) /s, ''))
}

/** The programs that a process runs, its readers left out (Linux alone tells so plainly). */
export async function childrenOf(pid: number | undefined): Promise<number[]> {
  const children = await allChildrenOf(pid)
  const readers = new Set(await readersOf(pid))
  return children.filter((child) => !readers.has(child))
}

/** The processes in which a helper has the files of repositories read: they are kept, and know no environment. */
export async function readersOf(pid: number | undefined): Promise<number[]> {
  const children = await allChildrenOf(pid)
  const lines = await Promise.all(
    children.map((child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  )
  return children.filter((_, at) => lines[at]?.startsWith('mosaygent-reader\0') === true)
}

async function allChildrenOf(pid: number | undefined): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(/\s+/).filter(Boolean).map(Number)
}
