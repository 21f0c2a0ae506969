import { MASKED } from '@mosaygent/contract'
import { Eye, EyeOff, X } from '#icons'
import { useState } from 'react'
import { Field, IconButton } from '#ui'
import { AddLine } from './add-line.tsx'
import { isSecretName, newKey } from './form-values.ts'
import type { DefineLine } from './form-values.ts'
import { texts } from './texts.ts'
import { ValueField } from './value-field.tsx'

interface DefineRowsProps {
  lines: readonly DefineLine[]
  /** What is wrong, by key. */
  errors: ReadonlyMap<number, string> | undefined
  onChange: (lines: readonly DefineLine[]) => void
}

/** Names and values; that of a secret is hidden while it is typed, and never comes back from the helper. */
export function DefineRows({ lines, errors, onChange }: DefineRowsProps) {
  const [seen, setSeen] = useState<readonly number[]>([])
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 type-strong">{texts.form.defines}</legend>
      {lines.map((line, index) => {
        const { key, name, value } = line
        const set = (change: Partial<DefineLine>) => {
          onChange(lines.map((one) => (one.key === key ? { ...one, ...change } : one)))
        }
        const called = name.trim() === '' ? texts.form.define(index + 1) : name.trim()
        // what the helper has masked cannot be shown
        const secret = isSecretName(name) && value !== MASKED
        const hidden = secret && !seen.includes(key)
        return (
          <div key={key} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-start gap-2">
            <Field
              label={texts.form.defineName(index + 1)}
              hideLabel
              mono
              value={name}
              error={errors?.get(key)}
              placeholder={texts.form.defineExample}
              autoComplete="off"
              spellCheck={false}
              maxLength={200}
              onChange={(event) => {
                set({ name: event.target.value })
              }}
            />
            <ValueField
              label={texts.form.defineValue(called)}
              value={value}
              hidden={hidden}
              onChange={(next) => {
                set({ value: next })
              }}
              end={
                secret ? (
                  <IconButton
                    size="small"
                    label={hidden ? texts.form.show(called) : texts.form.hide(called)}
                    icon={hidden ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
                    onClick={() => {
                      setSeen(hidden ? [...seen, key] : seen.filter((one) => one !== key))
                    }}
                  />
                ) : null
              }
            />
            <IconButton
              label={texts.form.removeLine(called)}
              icon={<X aria-hidden="true" />}
              onClick={() => {
                onChange(lines.filter((one) => one.key !== key))
              }}
            />
          </div>
        )
      })}
      <AddLine
        add={texts.form.addDefine}
        hint={lines.some(({ value }) => value === MASKED) ? texts.form.masked : texts.form.definesHint}
        onAdd={() => {
          onChange([...lines, { key: newKey(), name: '', value: '' }])
        }}
      />
    </fieldset>
  )
}
