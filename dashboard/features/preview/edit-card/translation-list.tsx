import { shortPath } from '../short-path.ts'
import { OpenInEditor } from '../errors/open-in-editor.tsx'
import type { CardEdits } from './card-edits.ts'
import type { OpenCard, TranslationField } from './card-state.ts'
import styles from './edit-card.module.css'
import { fieldEdits, type FieldEdits } from './field-edits.ts'
import { TextField } from './text-field.tsx'
import { texts } from './texts.ts'

interface TranslationListProps {
  open: OpenCard
  edits: CardEdits
}

/** A field for each text that is a translation: it changes in the file of the shown language. */
export function TranslationList({ open, edits }: TranslationListProps) {
  const { translations } = open
  if (translations.length === 0) return null
  return (
    <ul className="grid gap-2.5" aria-label={texts.translations}>
      {translations.map((field, index) => (
        <li key={field.of.path.join(' ')} className="grid gap-1">
          <Translation field={field} edits={fieldEdits(edits, { kind: 'translation', index }, open)} />
        </li>
      ))}
    </ul>
  )
}

interface TranslationProps {
  field: TranslationField
  edits: FieldEdits
}

function Translation({ field: { of, now }, edits }: TranslationProps) {
  const label = texts.label(of.path)
  const { file } = of
  const key = of.key.join('.')
  if (now.kind === 'refused')
    return (
      <>
        <p className="type-small text-ink-2">{texts.translation(label)}</p>
        <p className="type-small [overflow-wrap:anywhere]">{now.why}</p>
      </>
    )
  const { line, value } = now.text
  return (
    <>
      <TextField label={label} value={value} edits={edits} />
      <p className={styles.origin}>
        <span className="type-small text-ink-2" title={texts.keyIn(key, file)}>
          <span aria-hidden="true">{texts.keyIn(key, shortPath(file))}</span>
          <span className="sr-only">{texts.keyIn(key, file)}</span>
        </span>
        <OpenInEditor file={file} line={line} column={null} label={texts.openPlace(file, line)} />
      </p>
    </>
  )
}
