import type { CallLiterals } from '@mosaygent/contract'
import type { CardEdits } from './card-edits.ts'
import { LiteralField } from './literal-field.tsx'
import { texts } from './texts.ts'

interface LiteralListProps {
  call: CallLiterals
  revision: number
  refusals: number
  edits: CardEdits
}

/** A field for each literal of the call. */
export function LiteralList({ call, revision, refusals, edits }: LiteralListProps) {
  if (call.literals.length === 0) return <p className="type-small text-ink-2">{texts.nothing}</p>
  return (
    <ul className="grid gap-2.5" aria-label={texts.literals}>
      {call.literals.map((literal, index) => (
        <li key={`${literal.path.join(' ')} ${String(index)}`}>
          <LiteralField
            literal={literal}
            edits={{
              change: (value, run) => edits.change(index, value, run),
              settled: () => edits.settled(),
              revision,
              refusals,
            }}
          />
        </li>
      ))}
    </ul>
  )
}
