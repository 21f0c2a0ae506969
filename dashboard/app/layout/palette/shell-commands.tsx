import { useNavigate } from '@tanstack/react-router'
import { checkConnection } from '#helper-client'
import { signOut, useTheme } from '#session'
import type { Theme } from '#session'
import { useCommands } from '#ui'
import type { Command } from '#ui'
import { texts as starting } from '../../getting-started/texts.ts'
import { useClosed } from '../../getting-started/use-getting-started.ts'
import { FOOTER_PAGES, PAGES } from '../pages.ts'
import { openShortcutSheet } from '../shortcut-sheet-state.ts'
import { texts } from '../texts.ts'

const THEMES: readonly Theme[] = ['light', 'dark', 'system']

/** Every page, and what belongs to none: theme, keys, connection, the way out. */
export function ShellCommands() {
  const navigate = useNavigate()
  const [theme, setTheme] = useTheme()
  const [, setClosed] = useClosed()
  const { groups, goTo, themes, keys, check, logOut } = texts.palette
  const pages = [...PAGES, ...FOOTER_PAGES].map(({ to, name, key }): Command => ({
    id: `page.${to}`,
    group: groups.pages,
    name: goTo(name),
    keys: `G ${key.toUpperCase()}`,
    reason: null,
    run: () => void navigate({ to }),
  }))
  useCommands([
    ...pages,
    ...THEMES.map((one) => ({
      id: `theme.${one}`,
      group: groups.look,
      name: themes[one],
      reason: theme === one ? texts.palette.isOn : null,
      run: () => setTheme(one),
    })),
    {
      id: 'keys',
      group: groups.help,
      name: keys,
      keys: '?',
      reason: null,
      run: openShortcutSheet,
    },
    {
      id: 'getting-started',
      group: groups.help,
      name: starting.show,
      reason: null,
      run: () => {
        setClosed(false)
        void navigate({ to: '/environment' })
      },
    },
    {
      id: 'check',
      group: groups.help,
      name: check,
      reason: null,
      run: () => {
        void navigate({ to: '/api' })
        void checkConnection()
      },
    },
    {
      id: 'log-out',
      group: groups.help,
      name: logOut,
      reason: null,
      risky: true,
      run: () => {
        signOut()
          // logged by the session, which forgets the token in any case
          .catch(() => undefined)
          .then(() => navigate({ to: '/login' }))
          .catch(() => undefined)
      },
    },
  ])
  return null
}
