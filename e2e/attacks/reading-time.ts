import { readFile } from 'node:fs/promises'
import { readersOf } from '../harness/processes.ts'

/** Processor time, in ns, that the processes took in which a helper has files read now. Linux alone tells. */
export async function readingTimeOf(helper: number | undefined): Promise<number> {
  const times = await Promise.all((await readersOf(helper)).map(timeOf))
  return times.reduce((sum, time) => sum + time, 0)
}

async function timeOf(pid: number): Promise<number> {
  try {
    const [time] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
    return Number(time)
  } catch {
    return 0 // ended meanwhile
  }
}
