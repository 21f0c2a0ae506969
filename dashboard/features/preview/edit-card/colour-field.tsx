import type { CSSProperties } from 'react'
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

/** `#AARRGGBB`, or `#RRGGBB` in the alpha that stands there, as CSS has it. */
function cssOf(text: string, written: string | null): string {
  const argb = HEX.test(text) ? text.slice(1) : (written?.slice(1) ?? '00000000')
  const alpha = argb.length === 8 ? argb.slice(0, 2) : (written?.slice(1, 3) ?? 'FF')
  return `#${argb.slice(-6)}${alpha}`
}

/** A colour: a name of the palette, hexadecimal digits, or picked. */
export function ColourField({ label, literal, edits }: ColourFieldProps) {
  const draft = useDraft(literal.name ?? literal.argb ?? '', edits)
  const written = `#${literal.argb?.slice(3).toLowerCase() ?? '000000'}`
  const shown: CSSProperties & Record<'--swatch', string> = { '--swatch': cssOf(draft.text, literal.argb) }
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
            <span className={styles.swatch} style={shown}>
              <input
                type="color"
                aria-label={texts.pick(label)}
                value={HEX.test(draft.text) ? `#${draft.text.slice(-6).toLowerCase()}` : written}
                onChange={(event) => {
                  send(event.target.value)
                }}
                onBlur={draft.leave}
              />
            </span>
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
