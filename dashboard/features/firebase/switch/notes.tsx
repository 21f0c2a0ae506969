import { TriangleAlert } from '#icons'
import { FILES } from './texts.ts'

/** What there is to know besides the files, a sentence each. */
export function Notes({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null
  return (
    <ul aria-label={FILES.notes} className="type-small grid gap-1.5 text-ink-2">
      {notes.map((note) => (
        <li key={note} className="flex items-start gap-2 [overflow-wrap:anywhere]">
          <TriangleAlert aria-hidden="true" className="size-3.5! translate-y-px text-warn-ink" />
          {note}
        </li>
      ))}
    </ul>
  )
}
