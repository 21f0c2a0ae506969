import { texts } from './texts.ts'

/** `Expires in 14:05`, or that it is over; `ms` may be negative. */
export function timeLeft(ms: number): string {
  if (ms <= 0) return texts.code.expired
  const seconds = Math.ceil(ms / 1_000)
  return texts.code.goodFor(`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`)
}
