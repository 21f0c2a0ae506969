import { CircleHelp, Keyboard, Monitor, Moon, Sun } from 'lucide-react'
import { useTheme } from '#session'
import { IconButton, Kbd, Menu, MenuChoice, MenuItem, MenuSeparator } from '#ui'
import { useRuntimeConfig } from '../runtime-config.ts'
import { openShortcutSheet } from './shortcut-sheet-state.ts'

const THEMES = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
  { value: 'system', label: 'As the system', icon: <Monitor aria-hidden="true" /> },
] as const

/** Theme, keyboard shortcuts and the version. */
export function HelpMenu() {
  const { version } = useRuntimeConfig()
  const [theme, setTheme] = useTheme()
  return (
    <Menu
      side="top"
      align="end"
      sideOffset={8}
      minWidth={208}
      trigger={<IconButton label="Help" icon={<CircleHelp />} side="right" />}
    >
      <MenuChoice label="Theme" value={theme} options={THEMES} onChange={setTheme} />
      <MenuSeparator />
      <MenuItem icon={<Keyboard aria-hidden="true" />} end={<Kbd>?</Kbd>} onSelect={openShortcutSheet}>
        Keyboard shortcuts
      </MenuItem>
      <MenuSeparator />
      <p className="type-small px-2.5 pt-1 pb-1.5 text-ink-3">Mosaygent {version}</p>
    </Menu>
  )
}
