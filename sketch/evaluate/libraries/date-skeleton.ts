/** The letters of a skeleton, and what they ask for. */
const ASKS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  y: { year: 'numeric' },
  M: { month: 'numeric' },
  MMM: { month: 'short' },
  MMMM: { month: 'long' },
  LLL: { month: 'short' },
  LLLL: { month: 'long' },
  d: { day: 'numeric' },
  E: { weekday: 'short' },
  EEEE: { weekday: 'long' },
  H: { hour: '2-digit', hourCycle: 'h23' },
  j: { hour: 'numeric' },
  m: { minute: '2-digit' },
  s: { second: '2-digit' },
}

/** Those that intl names (`intl/lib/src/intl/date_format.dart`), quarters left out. */
const SKELETON = /^(?=.)y?(M|MMM|MMMM|LLL|LLLL)?(E|EEEE)?d?$|^[Hj](ms?)?$|^ms?$|^s$/

/** Whether a text names what a format shows, and not how. */
export const isSkeleton = (pattern: string): boolean => SKELETON.test(pattern)

/** A date as a locale writes these parts of it: `yMMMd`, `jm`. */
export function inSkeleton(skeleton: string, moment: Date, locale: string): string {
  const options: Intl.DateTimeFormatOptions = { timeZone: 'UTC' }
  for (const letters of skeleton.match(/(.)\1*/g) ?? []) Object.assign(options, ASKS[letters])
  // Newer tables have a narrow space before AM and PM.
  return new Intl.DateTimeFormat(locale, options).format(moment).replaceAll('\u202F', ' ')
}
