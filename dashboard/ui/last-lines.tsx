/** Lines, and characters of them, that are laid out: whoever says a hundred thousand would hold the page up. */
const SHOWN = { lines: 200, characters: 50_000 }

interface LastLinesProps {
  label: string
  /** Oldest first. */
  lines: readonly string[]
  className: string
}

/** The newest output of something that ended, in a box that scrolls and shows the end of it: there it says why. */
export function LastLines({ label, lines, className }: LastLinesProps) {
  const text = lines.slice(-SHOWN.lines).join('\n').slice(-SHOWN.characters)
  return (
    // it scrolls, so the keyboard must reach it too; other lines are another box, which begins at its own end
    <pre key={text} ref={showEnd} className={className} tabIndex={0} role="group" aria-label={label}>
      {text}
    </pre>
  )
}

function showEnd(box: HTMLPreElement | null): void {
  if (box !== null) box.scrollTop = box.scrollHeight
}
