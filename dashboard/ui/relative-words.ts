import { texts } from './texts.ts'

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

const format = new Intl.RelativeTimeFormat(texts.language, { numeric: 'always' })

/** `at` as seen from `now` (both ms): `2 minutes ago`, `just now` below a minute and for clocks slightly ahead. */
export function relativeWords(at: number, now: number): string {
  const seconds = Math.round((at - now) / 1000)
  for (const [unit, size] of STEPS) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit)
  }
  return texts.justNow
}
