import { readdir, readFile } from 'node:fs/promises'

/** Processor time, in ns, of the threads that a process started after a moment. Linux alone tells. */
export async function watchNewThreads(pid: number): Promise<() => Promise<number>> {
  const old = new Set(await threadsOf(pid))
  return async () => {
    const threads = (await threadsOf(pid)).filter((thread) => !old.has(thread))
    const times = await Promise.all(threads.map((thread) => timeOf(pid, thread)))
    return times.reduce((sum, time) => sum + time, 0)
  }
}

const threadsOf = (pid: number) => readdir(`/proc/${pid}/task`)

async function timeOf(pid: number, thread: string): Promise<number> {
  try {
    const [time] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ')
    return Number(time)
  } catch {
    return 0 // ended meanwhile
  }
}
