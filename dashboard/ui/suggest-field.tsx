import { Autocomplete } from '@base-ui/react/autocomplete'
import { useState } from 'react'
import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'

export interface Suggestion {
  readonly value: string
  /** What it is, in words. */
  readonly label?: string | undefined
}

interface SuggestFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'draw'> {
  value: string
  onValueChange: (value: string) => void
  suggestions: readonly Suggestion[]
}

/** A text input that offers what it knows; anything else can be typed all the same. */
export function SuggestField({ value, onValueChange, suggestions, ...field }: SuggestFieldProps) {
  const [wanted, setWanted] = useState(false)
  const fitting = suggestions.filter((one) => matches(one, value))
  // an open list keeps the rest of the page from screen readers: it is open only while it has something to offer
  const offers = fitting.some((one) => one.value !== value.trim())
  return (
    <Autocomplete.Root
      open={wanted && offers}
      onOpenChange={setWanted}
      items={fitting}
      value={value}
      onValueChange={onValueChange}
      itemToStringValue={(item: Suggestion) => item.value}
      filter={null}
      openOnInputClick
    >
      <Field {...field} draw={drawInput} />
      <Autocomplete.Portal>
        <Autocomplete.Positioner sideOffset={9} align="start" alignOffset={-11} className="z-50 outline-none">
          <Autocomplete.Popup className="max-h-72 w-[calc(var(--anchor-width)+22px)] overflow-auto rounded-[10px] border border-line bg-raised p-1 shadow-2 outline-none data-empty:hidden">
            <Autocomplete.List>
              {(item: Suggestion) => (
                <Autocomplete.Item
                  key={item.value}
                  value={item}
                  className="flex min-h-8 cursor-pointer items-center gap-3 rounded-[6px] px-2.5 outline-none select-none data-highlighted:bg-ink/7"
                >
                  <code className="min-w-0 truncate">{item.value}</code>
                  <span className="type-small ml-auto min-w-0 truncate text-ink-3">{item.label}</span>
                </Autocomplete.Item>
              )}
            </Autocomplete.List>
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}

/** Its value is the list's affair. */
function drawInput({ ref: _ref, value: _value, ...input }: ComponentProps<'input'>) {
  return <Autocomplete.Input {...input} />
}

/** By id or by name, anywhere in it. */
function matches(item: Suggestion, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  return [item.value, item.label ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted))
}
