import { useId } from 'react'
import type { Literal } from '@mosaygent/contract'
import { SuggestField } from '#ui'
import { useDraft } from './field-edits.ts'
import type { FieldEdits } from './field-edits.ts'
import styles from './edit-card.module.css'
import { FieldRow } from './field-row.tsx'
import { ICON_NAMES } from './icon-names.ts'

interface ChoiceFieldProps<K extends Literal['kind']> {
  label: string
  literal: Extract<Literal, { kind: K }>
  edits: FieldEdits
}

/** One name of a type's few. */
export function ChoiceField({ label, literal, edits }: ChoiceFieldProps<'choice'>) {
  const id = useId()
  const draft = useDraft(literal.value, edits, true)
  return (
    <FieldRow label={label} id={id}>
      <select
        id={id}
        className={styles.input}
        value={draft.text}
        onBlur={draft.leave}
        onChange={(event) => {
          draft.type(event.target.value)
          edits.change({ kind: 'choice', value: event.target.value }, crypto.randomUUID())
        }}
      >
        {literal.values.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </FieldRow>
  )
}

/** On or off. */
export function FlagField({ label, literal, edits }: ChoiceFieldProps<'flag'>) {
  const id = useId()
  const draft = useDraft(String(literal.value), edits, true)
  return (
    <FieldRow label={label} id={id}>
      <input
        id={id}
        type="checkbox"
        className="size-4 justify-self-start accent-accent"
        checked={draft.text === 'true'}
        onBlur={draft.leave}
        onChange={(event) => {
          draft.type(String(event.target.checked))
          edits.change({ kind: 'flag', value: event.target.checked }, crypto.randomUUID())
        }}
      />
    </FieldRow>
  )
}

const KNOWN = new Set<string>(ICON_NAMES)
const SUGGESTED = ICON_NAMES.map((value) => ({ value }))

/** An icon, looked for by its name. */
export function IconField({ label, literal, edits }: ChoiceFieldProps<'icon'>) {
  const draft = useDraft(literal.value, edits)
  return (
    <FieldRow label={label}>
      <SuggestField
        label={label}
        hideLabel
        mono
        value={draft.text}
        query={draft.text === literal.value ? '' : draft.text}
        suggestions={SUGGESTED}
        onValueChange={(value) => {
          const run = draft.type(value)
          // the beginning of a name is a name, too, and may be none of an icon
          if (KNOWN.has(value)) edits.change({ kind: 'icon', value }, run)
        }}
        onBlur={() => {
          if (/^[a-z]\w+$/.test(draft.text) && draft.text !== literal.value)
            edits.change({ kind: 'icon', value: draft.text }, draft.type(draft.text))
          draft.leave()
        }}
      />
    </FieldRow>
  )
}
