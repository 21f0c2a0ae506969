import { MoveHorizontal } from '#icons'
import { IconButton, Menu, MenuChoice } from '#ui'
import { CONSOLE_WIDTHS, nameOfWidth } from './console-size.ts'
import type { ConsoleSize, ConsoleWidth } from './console-size.ts'
import { texts } from './texts.ts'

interface ConsoleWidthMenuProps {
  size: ConsoleSize
  /** px; null: what the layout gives. */
  chosen: number | null
  onChoose: (name: ConsoleWidth) => void
}

const OPTIONS = CONSOLE_WIDTHS.map((value) => ({ value, label: texts.widths[value] }))

/** The console's width for who drags nothing: a few that make sense. */
export function ConsoleWidthMenu({ size, chosen, onChoose }: ConsoleWidthMenuProps) {
  return (
    <Menu
      side="top"
      align="end"
      trigger={<IconButton size="small" label={texts.width} icon={<MoveHorizontal />} />}
    >
      <MenuChoice<ConsoleWidth | 'dragged'>
        label={texts.width}
        value={nameOfWidth(chosen, size) ?? 'dragged'}
        options={OPTIONS}
        onChange={(name) => {
          if (name !== 'dragged') onChoose(name)
        }}
      />
    </Menu>
  )
}
