import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Field } from './field.tsx'
import type { FieldProps } from './field.tsx'
import { SuggestList } from './suggest-list.tsx'

export interface Suggestion {
  readonly value: string
  /** What it is, in words. */
  readonly label?: string | undefined
}

interface SuggestFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  value: string
  onValueChange: (value: string) => void
  suggestions: readonly Suggestion[]
  /** What narrows them; left out: the text. */
  query?: string
  /** One of them was taken; left out: it becomes the text. */
  onTake?: (value: string) => void
}

/**
 * A text input that offers what it knows; anything else can be typed all the same. The pattern is ARIA's editable
 * combobox; the library's own hides the rest of the page, the field's label too, from screen readers while it is open.
 */
export function SuggestField(props: SuggestFieldProps) {
  const { value, onValueChange, suggestions, query = value, onTake = onValueChange, ...field } = props
  const listId = useId()
  const [wanted, setWanted] = useState(false)
  const [active, setActive] = useState(-1)
  const fitting = suggestions.filter((one) => matches(one, query))
  const open = wanted && fitting.some((one) => one.value !== value.trim())
  const close = () => {
    setWanted(false)
    setActive(-1)
  }
  const take = ({ value: taken }: Suggestion) => {
    onTake(taken)
    close()
  }
  const press = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const chosen = fitting[active]
    if (step !== 0 && fitting.length > 0) {
      setWanted(true)
      // past either end is the text itself, which is nobody of the list
      setActive((now) => ((now + step + 1 + fitting.length + 1) % (fitting.length + 1)) - 1)
    } else if (event.key === 'Enter' && open && chosen !== undefined) take(chosen)
    else if (event.key === 'Enter') {
      // what was typed is taken by the form around it
      close()
      return
    } else if (event.key === 'Escape' && open) {
      // it closes the list, not the dialog around it
      event.stopPropagation()
      close()
    } else return
    event.preventDefault()
  }
  return (
    <div className="relative">
      <Field
        {...field}
        role="combobox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? `${listId}-${String(active)}` : undefined}
        value={value}
        onChange={(event) => {
          setWanted(true)
          setActive(-1)
          onValueChange(event.target.value)
        }}
        onKeyDown={press}
        onClick={() => {
          setWanted(true)
        }}
        onBlur={(event) => {
          close()
          field.onBlur?.(event)
        }}
      />
      {open ? (
        <SuggestList
          id={listId}
          label={field.label}
          items={fitting}
          active={active}
          onTake={take}
          labelled={field.hideLabel !== true}
        />
      ) : null}
    </div>
  )
}

/** By id or by name, anywhere in it. */
function matches(item: Suggestion, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  return [item.value, item.label ?? ''].some((text) => text.toLocaleLowerCase().includes(wanted))
}
