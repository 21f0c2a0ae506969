import type { Suggestion } from './suggest-field.tsx'

interface SuggestListProps {
  id: string
  label: string
  items: readonly Suggestion[]
  /** The one that Enter takes; -1: none. */
  active: number
  onTake: (item: Suggestion) => void
  /** Whether the field's label stands above it, to be seen. */
  labelled: boolean
}

/** What a field offers, below it. The focus stays in the field, which moves `active`. */
export function SuggestList({ id, label, items, active, onTake, labelled }: SuggestListProps) {
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      // below the label (20) with its gap (6), if any, and the input (32)
      className={`absolute inset-x-0 ${labelled ? 'top-[62px]' : 'top-[36px]'} z-50 max-h-64 overflow-auto rounded-[10px] border border-line bg-raised p-1 shadow-2`}
      // a press must not take the focus, and with it the list, away
      onMouseDown={(event) => {
        event.preventDefault()
      }}
    >
      {items.map((item, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above takes the keys
        <div
          key={item.value}
          id={`${id}-${String(index)}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          ref={index === active ? scrollTo : undefined}
          className={`flex min-h-8 cursor-pointer items-center gap-3 rounded-[6px] px-2.5 select-none hover:bg-ink/7 ${index === active ? 'bg-ink/7' : ''}`}
          onClick={() => {
            onTake(item)
          }}
        >
          <code className="min-w-0 truncate">{item.value}</code>
          <span className="type-small ml-auto min-w-0 truncate text-ink-3">{item.label}</span>
        </div>
      ))}
    </div>
  )
}

function scrollTo(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest' })
}
