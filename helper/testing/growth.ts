import { readFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Below so many microseconds of processor time noise decides, so that larger texts are tried first. */
const FLOOR = 15_000
/** The second text is this many times as long: a linear reading takes 8 times as long, a quadratic one 64 times. */
const STEP = 8
/** Between the two, with room for texts that no longer fit a cache and a heap that is swept. */
const MOST = 24
const ROUNDS = 3
const FIRST_SIZE = 256
const LAST_SIZE = 16 * 1024

/** Above, nobody doubts it; in between it is measured anew, so often: a busy machine slows whatever it likes. */
const NO_DOUBT = 40
const LOOKS = 4

/** What `growthOf` answers when time grows with the text. */
export const IN_PROPORTION = 'in proportion'

/**
 * How the time that `read` takes grows with the text: in proportion, or the figures that say otherwise. `make` gives a
 * text of about so many characters, longer and longer ones until reading takes long enough to be measured. Processor
 * time of this thread, not the clock, and the least of several rounds, so that a busy machine does not decide. `largest`
 * is the last size that is tried: more for what takes long only where there is much of it.
 */
export function growthOf(
  make: (size: number) => string,
  read: (text: string) => unknown,
  largest = LAST_SIZE,
): string {
  for (let size = FIRST_SIZE; size <= largest; size *= 2) {
    if (leastTime(flat(make(size)), read, FLOOR) < FLOOR) continue
    return growthFrom(size, make, read)
  }
  return IN_PROPORTION
}

/** One look in which time grows with the text is enough: what grows faster does so in each of them. */
function growthFrom(size: number, make: (size: number) => string, read: (text: string) => unknown): string {
  const texts = [flat(make(size)), flat(make(size * STEP))] as const
  let told = IN_PROPORTION
  for (let look = 0; look < LOOKS; look += 1) {
    const first = leastTime(texts[0], read, FLOOR)
    const second = leastTime(texts[1], read, first * MOST)
    if (second < first * MOST) return IN_PROPORTION
    told = `${STEP} times ${size} characters took ${second} µs after ${first} µs`
    if (second > first * NO_DOUBT) break
  }
  return told
}

/** As it comes from a file: what `repeat` gives is put together only when it is first read. */
const flat = (text: string) => Buffer.from(text).toString('utf8')

function leastTime(text: string, read: (text: string) => unknown, enough: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && least >= enough; round += 1) {
    if (round > 0) sweep()
    const before = threadTime()
    read(text)
    least = Math.min(least, threadTime() - before)
  }
  return least
}

/** In µs. Without the threads that sweep the heap or compile, where the system tells them apart. */
function threadTime(): number {
  if (process.platform === 'linux') {
    const [nanoseconds] = readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')
    return Math.round(Number(nanoseconds) / 1_000)
  }
  const { user, system } = process.cpuUsage()
  return user + system
}

/** What earlier rounds left on the heap is taken away before the next one is measured. */
function sweep(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc()')
}
