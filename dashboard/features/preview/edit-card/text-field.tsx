import { useId } from 'react'
import { useDraft } from './field-edits.ts'
import type { FieldEdits } from './field-edits.ts'
import styles from './edit-card.module.css'

interface TextFieldProps {
  label: string
  /** What stands in the file. */
  value: string
  edits: FieldEdits
}

/** A text, on as many lines as it has. */
export function TextField({ label, value: written, edits }: TextFieldProps) {
  const id = useId()
  const draft = useDraft(written, edits)
  const field = {
    id,
    className: styles.input,
    // Arabic and Hebrew are written from the right, whatever the page is written in
    dir: 'auto',
    value: draft.text,
    onBlur: draft.leave,
  }
  const change = (value: string) => {
    edits.change({ kind: 'text', value }, draft.type(value))
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="type-small text-ink-2">
        {label}
      </label>
      {written.includes('\n') || written.length > 60 ? (
        <textarea
          {...field}
          rows={3}
          onChange={(event) => {
            change(event.target.value)
          }}
        />
      ) : (
        <input
          {...field}
          onChange={(event) => {
            change(event.target.value)
          }}
        />
      )}
    </div>
  )
}
