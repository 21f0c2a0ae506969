interface LastLinesProps {
  label: string
  /** Oldest first. */
  lines: readonly string[]
  className: string
}

/** The newest output of something that ended, in a box that scrolls and shows the end of it: there it says why. */
export function LastLines({ label, lines, className }: LastLinesProps) {
  const text = lines.join('\n')
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
