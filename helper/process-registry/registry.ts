import { setTimeout as delay } from 'node:timers/promises'
import { createMutex } from '../async/index.ts'
import { messageOf } from '../errors/index.ts'
import { groupAlive, ownProcess, processStartId, signalGroup, stillLives } from '../processes/index.ts'
import type { JsonFile } from '../state/index.ts'
import type { RecordedProcess } from './recorded-runs.ts'
import { thisSystem } from '../operating-system/index.ts'

/** How long what was left behind has to end in order, ms. */
const GRACE_MS = 4_000

/** A file that remembers, among other things, what runs now. */
interface Runs {
  readonly runs: RecordedProcess[][]
}

export interface RunRecord {
  /** A further process of the same run: the tool itself behind a wrapper. */
  also(pid: number): void
  /** The run is over. */
  forget(): Promise<void>
}

/** Writes down that a tool runs, so that the next helper can end it if this one is killed. */
export function recordRun<T extends Runs>(
  memory: JsonFile<T>,
  leader: number,
  onTrouble: (error: unknown) => void,
): RunRecord {
  let known: readonly RecordedProcess[] = []
  let over = false
  const mutex = createMutex()

  const without = (runs: readonly RecordedProcess[][]) => runs.filter(([first]) => first?.pid !== leader)
  const add = (pid: number) => {
    mutex(async () => {
      const mark = await processStartId(pid)
      if (mark === null || over || known.some((one) => one.pid === pid)) return
      known = [...known, { pid, mark, by: await ownProcess() }]
      // without its first process the group cannot be named
      if (known[0]?.pid !== leader) return
      await memory.update((value) => ({ ...value, runs: [...without(value.runs), [...known]] }))
    }).catch(onTrouble)
  }
  add(leader)
  return {
    also: add,
    forget() {
      over = true
      return mutex(async () => {
        if (known.length > 0) await memory.update((value) => ({ ...value, runs: without(value.runs) }))
      }).catch(onTrouble)
    },
  }
}

/** The same for callers that only register a process; `log` gets the reason when it could not be written down. */
export function recorderIn<T extends Runs>(memory: JsonFile<T>, log: (why: string) => void) {
  return (pid: number): (() => Promise<void>) => {
    const record = recordRun(memory, pid, (error) => log(messageOf(error)))
    return () => record.forget()
  }
}

/** Which of these runs still live, by process id *and* start time; each by the id of its first process. */
export async function livingRuns(runs: readonly (readonly RecordedProcess[])[]): Promise<number[]> {
  const living = await Promise.all(runs.map(async (run) => ((await livingOf(run)) === null ? null : run[0])))
  return living.flatMap((leader) => (leader ? [leader.pid] : []))
}

/** A process of this run that still lives, or null. */
async function livingOf(run: readonly RecordedProcess[]): Promise<RecordedProcess | null> {
  const marks = await Promise.all(run.map(({ pid }) => processStartId(pid)))
  return run.find(({ mark }, index) => marks[index] === mark) ?? null
}

/**
 * Ends what a helper that was killed left running, by process id *and* start time: whoever has the id by now is not
 * touched, nor what a helper started that lives, and nothing is ever looked for by name. Resolves with the ids of the
 * groups that were ended.
 */
export async function endOrphans<T extends Runs>(memory: JsonFile<T>, graceMs = GRACE_MS): Promise<number[]> {
  const { runs } = memory.get()
  if (runs.length === 0) return []
  const left = await Promise.all(runs.map(isLeft))
  const orphans = runs.filter((_, index) => left[index])
  const ended = await Promise.all(orphans.map((run) => endOrphan(run, graceMs)))
  await memory.update((value) => ({ ...value, runs: value.runs.filter((run) => !orphans.includes(run)) }))
  return ended.filter((pid) => pid !== null)
}

/** At a start, what this very process is said to have started is of an earlier one. */
async function isLeft([leader]: readonly RecordedProcess[]): Promise<boolean> {
  const by = leader?.by
  return by === undefined || by.pid === process.pid || !(await stillLives(by))
}

async function endOrphan(run: readonly RecordedProcess[], graceMs: number): Promise<number | null> {
  const [leader] = run
  const living = await livingOf(run)
  if (leader === undefined || living === null) return null
  // a group keeps its id while one of its processes lives, also when the first is gone
  const group = thisSystem().processes.groups ? leader.pid : living.pid
  signalGroup(group, 'SIGTERM')
  const limit = performance.now() + graceMs
  while (groupAlive(group) && performance.now() < limit) await delay(20)
  if (groupAlive(group)) signalGroup(group, 'SIGKILL')
  while (groupAlive(group) && performance.now() < limit + 2_000) await delay(20)
  return group
}
