import { X } from '#icons'
import { IconButton, SuggestField } from '#ui'
import { AddLine } from './add-line.tsx'
import { newKey } from './form-values.ts'
import type { Line } from './form-values.ts'
import { texts } from './texts.ts'

interface LineRowsProps {
  label: string
  /** What one of them is called, by its place. */
  one: (place: number) => string
  add: string
  hint: string
  placeholder: string
  lines: readonly Line[]
  suggestions: readonly string[]
  onChange: (lines: readonly Line[]) => void
}

/** A list of texts, each in a row with its own end. */
export function LineRows({
  label,
  one,
  add,
  hint,
  placeholder,
  lines,
  suggestions,
  onChange,
}: LineRowsProps) {
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 type-strong">{label}</legend>
      {lines.map(({ key, text }, index) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <SuggestField
            label={one(index + 1)}
            hideLabel
            mono
            value={text}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            suggestions={suggestions.map((value) => ({ value }))}
            onValueChange={(next) => {
              onChange(lines.map((line) => (line.key === key ? { key, text: next } : line)))
            }}
          />
          <IconButton
            label={texts.form.removeLine(one(index + 1))}
            icon={<X aria-hidden="true" />}
            onClick={() => {
              onChange(lines.filter((line) => line.key !== key))
            }}
          />
        </div>
      ))}
      <AddLine
        add={add}
        hint={hint}
        onAdd={() => {
          onChange([...lines, { key: newKey(), text: '' }])
        }}
      />
    </fieldset>
  )
}
