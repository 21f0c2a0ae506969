/** Shorter ones are too many and too quick for their times to say anything, ms. */
const LEAST_MS = 5

/**
 * The tasks of the pages' main threads in a trace of the category `toplevel`, each with how long it took and how much of
 * that it computed, ms.
 * @param {readonly any[]} events @returns {{ms: number, computed: number}[]}
 */
export function tasksOf(events) {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return events
    .filter(({ ph, pid, tid }) => ph === 'X' && threads.has(`${pid} ${tid}`))
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ dur = 0, tdur = 0 }) => ({ ms: dur / 1_000, computed: tdur / 1_000 }))
}

/**
 * What the tasks say: the longest and how much of it was computing, the most that one computed, and how much of a core
 * they had while they ran (1: a machine with nothing else to do).
 * @param {readonly {ms: number, computed: number}[]} tasks
 */
export function worthOf(tasks) {
  const none = { ms: 0, computed: 0 }
  const longest = tasks.reduce((found, task) => (task.ms > found.ms ? task : found), none)
  const most = tasks.reduce((found, { computed }) => Math.max(found, computed), 0)
  const big = tasks.filter(({ ms }) => ms >= LEAST_MS)
  const sum = (what) => big.reduce((all, task) => all + task[what], 0)
  const share = big.length === 0 ? 1 : sum('computed') / sum('ms')
  return { longest: longest.ms, ofIt: longest.computed, most, share }
}
