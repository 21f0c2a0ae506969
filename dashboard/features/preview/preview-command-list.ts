import type { Command } from '#ui'
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

/** Start or Stop, Reload and Restart, as the palette shows them; on any page under the same ids. */
export function previewCommands(actions: PreviewActions): Command[] {
  const { up, startReason, stopReason, actReason, start, stop, reload, restart } = actions
  const group = commandWords.group
  return [
    up
      ? { id: 'preview.stop', group, name: commandWords.stop, reason: stopReason, run: stop }
      : { id: 'preview.start', group, name: commandWords.start, reason: startReason, run: start },
    { id: 'preview.reload', group, name: commandWords.reload, reason: actReason, run: reload },
    { id: 'preview.restart', group, name: commandWords.restart, reason: actReason, run: restart },
  ]
}
