import type { Command } from '#ui'
import { PREVIEW_KEYS } from './preview-keys-table.ts'
import type { PreviewKeyAction } from './preview-keys-table.ts'
import { commandWords } from './texts.ts'

interface PreviewActions {
  readonly up: boolean
  readonly startReason: string | null
  readonly stopReason: string | null
  readonly actReason: string | null
  readonly start: () => void
  readonly stop: () => void
  readonly reload: () => void
  readonly restart: () => void
}

/** The key that does the same on the Flutter page, as the sheet writes it. */
export const keysOf = (action: PreviewKeyAction) =>
  PREVIEW_KEYS.find(({ does }) => does === action)?.shown ?? ''

/** Start or Stop, Reload and Restart, as the palette shows them; on any page under the same ids. */
export function previewCommands(actions: PreviewActions): Command[] {
  const { up, startReason, stopReason, actReason, start, stop, reload, restart } = actions
  const group = commandWords.group
  return [
    up
      ? {
          id: 'preview.stop',
          group,
          name: commandWords.stop,
          keys: keysOf('start'),
          reason: stopReason,
          risky: true,
          run: stop,
        }
      : {
          id: 'preview.start',
          group,
          name: commandWords.start,
          keys: keysOf('start'),
          reason: startReason,
          run: start,
        },
    {
      id: 'preview.reload',
      group,
      name: commandWords.reload,
      keys: keysOf('reload'),
      reason: actReason,
      run: reload,
    },
    {
      id: 'preview.restart',
      group,
      name: commandWords.restart,
      keys: keysOf('restart'),
      reason: actReason,
      run: restart,
    },
  ]
}
