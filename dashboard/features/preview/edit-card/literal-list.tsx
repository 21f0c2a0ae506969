import type { CallLiterals } from '@mosaygent/contract'
import type { CardEdits } from './card-edits.ts'
import { LiteralField } from './literal-field.tsx'
import { texts } from './texts.ts'

interface LiteralListProps {
  call: CallLiterals
  revision: number
  refusals: number
  /** Something else of the call is edited. */
  elsewhere: boolean
  edits: CardEdits
}

/** A field for each literal of the call. */
export function LiteralList({ call, revision, refusals, elsewhere, edits }: LiteralListProps) {
  if (call.literals.length === 0)
    return elsewhere ? null : <p className="type-small text-ink-2">{texts.nothing}</p>
  return (
    <ul className="grid gap-2.5" aria-label={texts.literals}>
      {call.literals.map((literal, index) => (
        <li key={`${literal.path.join(' ')} ${String(index)}`}>
          <LiteralField
            literal={literal}
            edits={{
              change: (value, run) => edits.change({ kind: 'literal', index }, value, run),
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
