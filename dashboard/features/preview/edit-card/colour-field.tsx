import type { Literal } from '@mosaygent/contract'
import { argbOfName, COLOUR_NAMES } from '@mosaygent/contract/material-colors'
import { SuggestField } from '#ui'
import { useDraft } from './field-edits.ts'
import type { FieldEdits } from './field-edits.ts'
import styles from './edit-card.module.css'
import { FieldRow } from './field-row.tsx'
import { texts } from './texts.ts'

interface ColourFieldProps {
  label: string
  literal: Extract<Literal, { kind: 'colour' }>
  edits: FieldEdits
}

const SUGGESTED = COLOUR_NAMES.map((value) => ({ value }))
const HEX = /^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/i

/** A colour: a name of the palette, hexadecimal digits, or picked. */
export function ColourField({ label, literal, edits }: ColourFieldProps) {
  const draft = useDraft(literal.name ?? literal.argb ?? '', edits)
  const written = `#${literal.argb?.slice(3).toLowerCase() ?? '000000'}`
  const send = (text: string) => {
    const run = draft.type(text)
    const value = text.trim()
    const known = HEX.test(value) ? !literal.palette : argbOfName(value) !== null
    if (known) edits.change({ kind: 'colour', value }, run)
  }
  return (
    <FieldRow label={label}>
      <SuggestField
        label={label}
        hideLabel
        mono
        value={draft.text}
        suggestions={SUGGESTED}
        query={draft.text.startsWith('#') ? '' : draft.text}
        icon={
          literal.palette ? null : (
            <input
              type="color"
              className={styles.swatch}
              aria-label={texts.pick(label)}
              value={HEX.test(draft.text) ? `#${draft.text.slice(-6).toLowerCase()}` : written}
              onChange={(event) => {
                send(event.target.value)
              }}
              onBlur={draft.leave}
            />
          )
        }
        onValueChange={(text) => {
          send(text)
        }}
        onBlur={draft.leave}
      />
    </FieldRow>
  )
}
