import { Menu as Base } from '@base-ui/react/menu'
import { Check, X } from '#icons'
import type { ReactElement, ReactNode, Ref } from 'react'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  side?: 'top' | 'bottom' | 'right' | 'left'
  align?: 'start' | 'center' | 'end'
  /** px */
  sideOffset?: number
  /** px */
  minWidth?: number
  children: ReactNode
}

/** A list of actions that opens from its trigger; arrow keys, typeahead and Escape work. */
export function Menu({
  trigger,
  side = 'bottom',
  align = 'start',
  sideOffset = 6,
  minWidth = 180,
  children,
}: MenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={sideOffset} className="z-50 outline-none">
          <Base.Popup
            style={{ minWidth }}
            className="rounded-[10px] border border-line bg-raised p-1 shadow-2 outline-none transition-opacity duration-[120ms] data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const row =
  'type-strong flex h-8 cursor-pointer items-center gap-2.5 rounded-[6px] px-2.5 text-ink-2 outline-none select-none data-highlighted:bg-ink/7 data-highlighted:text-ink'

interface MenuItemProps {
  icon?: ReactNode
  /** At the right end: a key, a count. */
  end?: ReactNode
  onSelect: () => void
  ref?: Ref<HTMLElement>
  children: ReactNode
}

export function MenuItem({ icon, end, onSelect, ref, children }: MenuItemProps) {
  return (
    <Base.Item ref={ref} className={row} onClick={onSelect}>
      {icon}
      <span className="flex-1">{children}</span>
      {end}
    </Base.Item>
  )
}

interface MenuEntryProps extends Omit<MenuItemProps, 'ref'> {
  /** The whole name, for who listens. */
  label: string
  /** In a second line. */
  detail: ReactNode
  /** It cannot be chosen; its actions can. */
  disabled?: boolean
  /** What else can be done with it, at the right end, each an item of its own. */
  actions?: readonly MenuAction[]
  /** Takes it off the list, and leaves the menu open; absent: it stays. */
  remove?: { readonly label: string; readonly onSelect: () => void } | undefined
}

export interface MenuAction {
  /** The whole name, for who listens; begins with the words that are seen. */
  readonly label: string
  readonly text: string
  readonly onSelect: () => void
}

/** One of several things of the user's, in two lines. */
export function MenuEntry(props: MenuEntryProps) {
  const { label, icon, end, detail, disabled = false, onSelect, actions = [], remove, children } = props
  return (
    <div className="flex max-w-[min(420px,calc(100vw-40px))] min-w-0 items-center">
      <Base.Item
        aria-label={label}
        disabled={disabled}
        className={`${row} h-11 min-w-0 flex-1 data-disabled:cursor-default data-disabled:text-ink-3`}
        onClick={onSelect}
      >
        {icon}
        <span className="grid min-w-0 flex-1 leading-4">
          <span className="truncate leading-[18px]">{children}</span>
          <span className="type-small flex min-w-0 leading-4 text-ink-3">{detail}</span>
        </span>
        {end}
      </Base.Item>
      {actions.map((action) => (
        <Base.Item
          key={action.label}
          aria-label={action.label}
          className={`${row} shrink-0 whitespace-nowrap`}
          onClick={action.onSelect}
        >
          {action.text}
        </Base.Item>
      ))}
      {remove === undefined ? (
        <span className="w-8 shrink-0" />
      ) : (
        <Base.Item
          aria-label={remove.label}
          title={remove.label}
          closeOnClick={false}
          className={`${row} w-8 shrink-0 justify-center px-0 text-ink-3`}
          onClick={remove.onSelect}
        >
          <X aria-hidden="true" />
        </Base.Item>
      )}
    </div>
  )
}

/** Things under a quiet name. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Base.Group>
      <MenuLabel>{label}</MenuLabel>
      {children}
    </Base.Group>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="mx-2.5 my-1 h-px bg-line" />
}

/** Choices beside each other: as many columns as there are. */
export function MenuColumns({ children }: { children: ReactNode }) {
  return <div className="grid auto-cols-max grid-flow-col items-start gap-x-1">{children}</div>
}

interface MenuChoiceProps<T extends string> {
  label: string
  value: T
  /** `detail`: what tells the choices apart, in a quiet column at the right. */
  options: readonly { value: T; label: string; icon?: ReactNode; detail?: string }[]
  onChange: (value: T) => void
  /** Choosing is all that one came for. */
  closes?: boolean
}

/** Choices of which one holds, inside a menu; choosing leaves the menu open, unless it `closes`. */
export function MenuChoice<T extends string>(props: MenuChoiceProps<T>) {
  const { label, value, options, onChange, closes = false } = props
  const choose = (next: unknown) => {
    const found = options.find((option) => option.value === next)
    if (found !== undefined) onChange(found.value)
  }
  return (
    <Base.RadioGroup value={value} onValueChange={choose}>
      <Base.Group>
        <MenuLabel>{label}</MenuLabel>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} closeOnClick={closes} className={row}>
            {option.icon}
            <span className="flex-1">{option.label}</span>
            {option.detail === undefined ? null : (
              <span className="type-small pl-3 text-ink-3 tabular-nums">{option.detail}</span>
            )}
            {/* details stand in one column, with a check mark behind them or without */}
            <span className={option.detail === undefined ? 'contents' : 'size-4'}>
              <Base.RadioItemIndicator>
                <Check aria-hidden="true" />
              </Base.RadioItemIndicator>
            </span>
          </Base.RadioItem>
        ))}
      </Base.Group>
    </Base.RadioGroup>
  )
}

interface MenuTogglesProps<T extends string> {
  label: string
  /** Those that are on. */
  on: readonly T[]
  options: readonly { value: T; label: string }[]
  onToggle: (value: T, on: boolean) => void
  /** What there is to know about them, below. */
  fine: string
}

/** Things that are each on or off, inside a menu; a press leaves the menu open. */
export function MenuToggles<T extends string>({ label, on, options, onToggle, fine }: MenuTogglesProps<T>) {
  return (
    <Base.Group>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Base.CheckboxItem
          key={option.value}
          checked={on.includes(option.value)}
          onCheckedChange={(checked) => {
            onToggle(option.value, checked)
          }}
          className={row}
        >
          <span className="flex-1">{option.label}</span>
          <Base.CheckboxItemIndicator>
            <Check aria-hidden="true" />
          </Base.CheckboxItemIndicator>
        </Base.CheckboxItem>
      ))}
      <p className="type-small max-w-56 px-2.5 pt-1.5 pb-1 text-ink-3">{fine}</p>
    </Base.Group>
  )
}

/** A quiet line that names what follows; inside `MenuGroup` or `MenuChoice`. */
function MenuLabel({ children }: { children: ReactNode }) {
  return <Base.GroupLabel className="type-small px-2.5 pt-2 pb-1 text-ink-3">{children}</Base.GroupLabel>
}
