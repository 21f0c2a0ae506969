import { hideSecrets } from './hide-secrets.ts'
import { createLineRedactor, type RedactLine } from './line-redactor.ts'
import { colouredText, plainText } from './plain-text.ts'

/** Characters of one line that are looked at; well above what is shown anywhere. */
const MAX_READ = 64 * 1024
/** What is let go at the end of a line that was cut: a secret that lies across the cut looks like none. */
const CUT_OFF = 8 * 1024

/** The lines of one stream as they may be kept, shown or sent: without secrets, and with colours alone of what steers a terminal. */
export function createOutputRedactor(): RedactLine {
  const redact = createLineRedactor()
  return (line) => {
    const coloured = colouredText(line.slice(0, MAX_READ))
    const bare = plainText(coloured)
    const safe = redact(bare)
    const shown = safe === bare ? coloured : keepColours(coloured, safe)
    return line.length > MAX_READ ? shown.slice(0, MAX_READ - CUT_OFF) : shown
  }
}

/** A colour in the middle of a secret would hide it from us: then the colours go. */
function keepColours(coloured: string, safe: string): string {
  const shown = hideSecrets(coloured)
  return plainText(shown) === safe ? shown : safe
}
