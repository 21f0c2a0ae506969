import { useNavigate } from '@tanstack/react-router'
import { CircleHelp, ClipboardCopy, Keyboard, Monitor, Moon, Sparkles, Stethoscope, Sun } from '#icons'
import { useState } from 'react'
import { useConnection } from '#helper-client'
import { useTheme } from '#session'
import { Badge, IconButton, Kbd, Menu, MenuChoice, MenuItem, MenuSeparator, useCommands } from '#ui'
import { useRuntimeConfig } from '../../runtime-config.ts'
import { openShortcutSheet } from '../shortcut-sheet-state.ts'
import { DiagnosticsDialog } from './diagnostics-dialog.tsx'
import { texts } from '../texts.ts'
import { HELP_TEXTS } from './texts.ts'
import { useChanges } from './use-changes.ts'
import { useUpdateCheck } from './use-update-check.ts'
import { WhatsNew } from './whats-new.tsx'

const { themes } = HELP_TEXTS
const THEMES = [
  { value: 'light', label: themes.light, icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: themes.dark, icon: <Moon aria-hidden="true" /> },
  { value: 'system', label: themes.system, icon: <Monitor aria-hidden="true" /> },
] as const

type Shown = { readonly kind: 'news'; readonly unread: number } | { readonly kind: 'diagnostics' }

/** Theme, keys, what is new, what this computer has, diagnostics to copy, and the versions. */
export function HelpMenu() {
  const { version } = useRuntimeConfig()
  const { version: helper } = useConnection()
  const [theme, setTheme] = useTheme()
  const [shown, setShown] = useState<Shown | null>(null)
  const navigate = useNavigate()
  const { releases, unread, markRead } = useChanges()
  const updateCheck = useUpdateCheck()
  const close = () => {
    setShown(null)
  }
  const showNews = () => {
    setShown({ kind: 'news', unread })
    markRead()
  }
  const showDiagnostics = () => {
    setShown({ kind: 'diagnostics' })
  }
  const showDoctor = () => {
    void navigate({ to: '/doctor' })
  }
  const group = texts.palette.groups.help
  useCommands([
    { id: 'doctor', group, name: HELP_TEXTS.doctor, reason: null, run: showDoctor },
    { id: 'whats-new', group, name: HELP_TEXTS.whatsNew, reason: null, run: showNews },
    { id: 'diagnostics', group, name: HELP_TEXTS.diagnostics, reason: null, run: showDiagnostics },
  ])
  return (
    <>
      <Menu
        side="top"
        align="end"
        sideOffset={8}
        minWidth={232}
        trigger={
          <IconButton
            label={unread === 0 ? HELP_TEXTS.help : HELP_TEXTS.helpWithNews(unread)}
            icon={
              <span className="relative grid">
                <CircleHelp />
                {unread === 0 ? null : (
                  <i
                    aria-hidden="true"
                    className="absolute -top-0.5 -right-0.5 size-1.5 rounded-full bg-accent"
                  />
                )}
              </span>
            }
            side="right"
          />
        }
      >
        <MenuChoice label={HELP_TEXTS.theme} value={theme} options={THEMES} onChange={setTheme} />
        <MenuSeparator />
        <MenuItem icon={<Keyboard aria-hidden="true" />} end={<Kbd>?</Kbd>} onSelect={openShortcutSheet}>
          {HELP_TEXTS.shortcuts}
        </MenuItem>
        <MenuItem
          icon={<Sparkles aria-hidden="true" />}
          end={unread === 0 ? null : <Badge tone="accent">{HELP_TEXTS.unread(unread)}</Badge>}
          onSelect={showNews}
        >
          {HELP_TEXTS.whatsNew}
        </MenuItem>
        <MenuItem icon={<Stethoscope aria-hidden="true" />} onSelect={showDoctor}>
          {HELP_TEXTS.doctor}
        </MenuItem>
        <MenuItem icon={<ClipboardCopy aria-hidden="true" />} onSelect={showDiagnostics}>
          {HELP_TEXTS.diagnostics}
        </MenuItem>
        <MenuSeparator />
        {updateCheck.newer === null ? null : (
          <MenuItem icon={<Sparkles aria-hidden="true" />} onSelect={showNews}>
            {HELP_TEXTS.update.isOut(updateCheck.newer)}
          </MenuItem>
        )}
        <p className="type-small px-2.5 pt-1 pb-1.5 text-ink-3">{HELP_TEXTS.versions(version, helper)}</p>
      </Menu>
      <WhatsNew
        open={shown?.kind === 'news'}
        onClose={close}
        releases={releases}
        unread={shown?.kind === 'news' ? shown.unread : 0}
        updateCheck={updateCheck}
      />
      <DiagnosticsDialog open={shown?.kind === 'diagnostics'} onClose={close} />
    </>
  )
}
