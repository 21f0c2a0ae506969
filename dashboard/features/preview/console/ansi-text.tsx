import Anser from 'anser'
import styles from './console.module.css'

/** The colours of a terminal in the interface's own: on either ground each must be read. */
const INK: Record<string, string | undefined> = {
  'ansi-red': styles.red,
  'ansi-bright-red': styles.red,
  'ansi-green': styles.green,
  'ansi-bright-green': styles.green,
  'ansi-yellow': styles.yellow,
  'ansi-bright-yellow': styles.yellow,
  'ansi-blue': styles.blue,
  'ansi-bright-blue': styles.blue,
  'ansi-cyan': styles.blue,
  'ansi-bright-cyan': styles.blue,
  'ansi-magenta': styles.violet,
  'ansi-bright-magenta': styles.violet,
}
const MANNER: Record<string, string | undefined> = {
  bold: styles.bold,
  dim: styles.dim,
  italic: styles.italic,
  underline: styles.underline,
}

/** A text with the colours a program gave it for a terminal; other sequences (cursor, links) are left out. */
export function AnsiText({ text }: { text: string }) {
  if (!text.includes('\u001b')) return text
  return Anser.ansiToJson(text, { json: true, use_classes: true, remove_empty: true }).map((part, index) => {
    const classes = [INK[part.fg], ...part.decorations.map((name) => MANNER[name])].filter(Boolean)
    return (
      // the parts of one line never change places
      // oxlint-disable-next-line no-array-index-key
      <span key={index} className={classes.length === 0 ? undefined : classes.join(' ')}>
        {part.content}
      </span>
    )
  })
}
