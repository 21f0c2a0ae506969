import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from '#icons'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'

export interface PaletteItem {
  readonly id: string
  readonly name: string
  readonly row: ReactNode
  readonly disabled: boolean
  readonly run: () => void
}

// a type, not an interface: the library wants to index it
export type PaletteGroup = {
  readonly value: string
  readonly items: readonly PaletteItem[]
}

interface PaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  placeholder: string
  /** What there is when nothing fits. */
  empty: string
  query: string
  onQuery: (query: string) => void
  /** Whether the first one stands chosen; if not, an arrow key chooses it. */
  preselect: boolean
  /** Those that fit, the best first. */
  groups: readonly PaletteGroup[]
  /** Below the list: what is not in it. */
  note?: string | null
}

/** A list of everything, narrowed by typing; arrows move, Enter runs, Escape closes and the focus goes back. */
export function Palette(props: PaletteProps) {
  const {
    open,
    onOpenChange,
    label,
    placeholder,
    empty,
    query,
    onQuery,
    preselect,
    groups,
    note = null,
  } = props
  const run = (item: PaletteItem) => {
    if (item.disabled) return
    // closed first, which gives the focus back in a microtask: what takes it as it comes would lose it again
    flushSync(() => {
      onOpenChange(false)
    })
    queueMicrotask(item.run)
  }
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next)
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-[oklch(0.15_0.02_250/0.4)] transition-opacity duration-[120ms] data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup
          aria-label={label}
          className="fixed top-[12vh] left-1/2 z-40 grid max-h-[70vh] w-[min(600px,calc(100vw-48px))] -translate-x-1/2 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-card border border-line bg-surface shadow-2 outline-none transition-opacity duration-[120ms] data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Autocomplete.Root
            inline
            open
            items={groups}
            filteredItems={groups}
            mode="none"
            autoHighlight={preselect ? 'always' : false}
            keepHighlight
            value={query}
            onValueChange={(next, { reason }) => {
              // pressing an item would write its name here
              if (reason !== 'item-press') onQuery(next)
            }}
            itemToStringValue={(item: PaletteItem) => item.name}
          >
            <div className="flex h-12 items-center gap-2.5 border-b border-line px-4">
              <Search aria-hidden="true" className="text-ink-3" />
              <Autocomplete.Input
                aria-label={label}
                placeholder={placeholder}
                className="h-full w-full min-w-0 bg-transparent outline-none"
              />
            </div>
            <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
              <Autocomplete.Empty className="px-3 py-6 text-center text-ink-3 empty:hidden">
                {empty}
              </Autocomplete.Empty>
              <Autocomplete.List className="min-h-0 overflow-auto p-1.5 empty:p-0">
                {(group: PaletteGroup) => (
                  <Autocomplete.Group key={group.value} items={group.items}>
                    <Autocomplete.GroupLabel className="type-small px-2.5 pt-2 pb-1 text-ink-3">
                      {group.value}
                    </Autocomplete.GroupLabel>
                    <Autocomplete.Collection>
                      {(item: PaletteItem) => (
                        <Autocomplete.Item
                          key={item.id}
                          value={item}
                          aria-disabled={item.disabled ? true : undefined}
                          className={`flex min-h-9 cursor-pointer items-center gap-3 rounded-[7px] px-2.5 py-1 outline-none select-none data-highlighted:bg-ink/7 ${item.disabled ? 'cursor-default! text-ink-3' : ''}`}
                          onClick={() => {
                            run(item)
                          }}
                        >
                          {item.row}
                        </Autocomplete.Item>
                      )}
                    </Autocomplete.Collection>
                  </Autocomplete.Group>
                )}
              </Autocomplete.List>
            </div>
            {note === null ? null : (
              <p className="type-small border-t border-line px-4 py-2.5 text-ink-3">{note}</p>
            )}
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
