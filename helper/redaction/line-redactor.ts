import { hideSecrets } from './hide-secrets.ts'

const KEY_BEGINS = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----/
const KEY_ENDS = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----/
/** A line of a key in its armour, or of the headers that an old one has; what another writer says in between is neither. */
const KEY_LINE = /^(?:[A-Za-z0-9+/=]*|(?:Proc-Type|DEK-Info):.*)$/s
/** The longest key that is in use has some hundred lines: whatever follows is something else. */
const LONGEST_KEY = 200

/** One stream of lines, of one writer. */
export type RedactLine = (line: string) => string

/** Hides secrets line by line, also one that goes over many lines: a private key. */
export function createLineRedactor(): RedactLine {
  let left = 0
  return (line) => {
    if (left > 0) {
      left -= 1
      if (KEY_ENDS.test(line)) left = 0
      else if (!KEY_LINE.test(line.trim())) return hideSecrets(line)
      return '***'
    }
    if (line.includes('PRIVATE KEY') && KEY_BEGINS.test(line) && !KEY_ENDS.test(line)) left = LONGEST_KEY
    return hideSecrets(line)
  }
}
