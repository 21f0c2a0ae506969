/** A quoted text, a run of one letter, or anything else. */
const PIECES = /'(?:[^']|'')*'|([A-Za-z])\1*|[^A-Za-z']+/g

/** A date in one of intl's patterns: `dd.MM.yyyy`, `EEE, d MMM`, `h:mm a`; null where a letter is not known. */
export function inPattern(pattern: string, moment: Date, locale: string): string | null {
  let text = ''
  for (const piece of pattern.match(PIECES) ?? []) {
    const written = /^[A-Za-z]/.test(piece) ? part(piece, moment, locale) : unquoted(piece)
    if (written === null) return null
    text += written
  }
  return text
}

const unquoted = (piece: string): string =>
  piece === "''" ? "'" : piece.replace(/^'(.*)'$/s, '$1').replaceAll("''", "'")

function part(letters: string, moment: Date, locale: string): string | null {
  const { length } = letters
  const padded = (value: number): string => String(value).padStart(length, '0')
  const word = (options: Intl.DateTimeFormatOptions, type: Intl.DateTimeFormatPartTypes): string =>
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })
      .formatToParts(moment)
      .find((each) => each.type === type)?.value ?? ''
  const hour = moment.getUTCHours()
  switch (letters.charAt(0)) {
    case 'y':
      return length === 2 ? padded(moment.getUTCFullYear() % 100) : padded(moment.getUTCFullYear())
    case 'M':
      // With a day beside it a month has the form that stands beside one.
      if (length === 3 || length === 4)
        return word({ day: 'numeric', month: length === 3 ? 'short' : 'long' }, 'month')
      return padded(moment.getUTCMonth() + 1)
    case 'L':
      if (length === 3 || length === 4) return word({ month: length === 3 ? 'short' : 'long' }, 'month')
      return padded(moment.getUTCMonth() + 1)
    case 'd':
      return padded(moment.getUTCDate())
    case 'E':
      return word({ weekday: length >= 4 ? 'long' : 'short' }, 'weekday')
    case 'H':
      return padded(hour)
    case 'h':
      return padded(hour % 12 === 0 ? 12 : hour % 12)
    case 'm':
      return padded(moment.getUTCMinutes())
    case 's':
      return padded(moment.getUTCSeconds())
    case 'a':
      return word({ hour: 'numeric', hour12: true }, 'dayPeriod')
    default:
      return null
  }
}
