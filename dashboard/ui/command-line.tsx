import { CopyButton } from './copy-button.tsx'
import { texts } from './texts.ts'

/** A line to be typed into a terminal, with a button that copies it. */
export function CommandLine({ text }: { text: string }) {
  return (
    <div className="flex min-w-0 items-center gap-2 rounded-control border border-line bg-inset py-0.5 pr-1 pl-2.5">
      <code className="min-w-0 flex-1 [overflow-wrap:anywhere]">{text}</code>
      <CopyButton text={text} label={texts.copy(text)} />
    </div>
  )
}
