import type { Literal } from '@mosaygent/contract'
import { ChoiceField, FlagField, IconField } from './choice-field.tsx'
import { ColourField } from './colour-field.tsx'
import type { FieldEdits } from './field-edits.ts'
import { NumberField } from './number-field.tsx'
import { TextField } from './text-field.tsx'
import { texts } from './texts.ts'

interface LiteralFieldProps {
  literal: Literal
  edits: FieldEdits
}

/** The field for what stands there. */
export function LiteralField({ literal, edits }: LiteralFieldProps) {
  const label = texts.label(literal.path)
  switch (literal.kind) {
    case 'text':
      return <TextField label={label} value={literal.value} edits={edits} />
    case 'number':
      return <NumberField label={label} literal={literal} edits={edits} />
    case 'flag':
      return <FlagField label={label} literal={literal} edits={edits} />
    case 'colour':
      return <ColourField label={label} literal={literal} edits={edits} />
    case 'choice':
      return <ChoiceField label={label} literal={literal} edits={edits} />
    case 'icon':
      return <IconField label={label} literal={literal} edits={edits} />
  }
}
