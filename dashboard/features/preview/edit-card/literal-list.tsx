import type { CallLiterals } from '@mosaygent/contract'
import type { CardEdits } from './card-edits.ts'
import { LiteralField } from './literal-field.tsx'
import styles from './edit-card.module.css'
import { fieldEdits } from './field-edits.ts'
import { literalGroups } from './literal-groups.ts'
import { texts } from './texts.ts'

interface LiteralListProps {
  call: CallLiterals
  revision: number
  refusals: number
  /** Something else of the call is edited. */
  elsewhere: boolean
  edits: CardEdits
}

/** A field for each literal of the call, those of a style below its name. */
export function LiteralList({ call, revision, refusals, elsewhere, edits }: LiteralListProps) {
  if (call.literals.length === 0)
    return elsewhere ? null : <p className="type-small text-ink-2">{texts.nothing}</p>
  return literalGroups(call.literals).map(({ path, literals }) => (
    <section key={path.join(' ')} className={path.length === 0 ? undefined : styles.group}>
      {path.length === 0 ? null : <h3 className="type-small pb-1.5 text-ink">{texts.group(path)}</h3>}
      <ul className="grid gap-2.5" aria-label={path.length === 0 ? texts.literals : texts.group(path)}>
        {literals.map(({ literal, index }) => (
          <li key={`${literal.path.join(' ')} ${String(index)}`}>
            <LiteralField
              literal={{ ...literal, path: literal.path.slice(path.length) }}
              edits={fieldEdits(edits, { kind: 'literal', index }, { revision, refusals })}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}
