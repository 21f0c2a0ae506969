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

/** The processes that a process has started (Linux alone tells so plainly). */
export async function childrenOf(pid: number | undefined): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return text.trim().split(/\s+/).filter(Boolean).map(Number)
}
