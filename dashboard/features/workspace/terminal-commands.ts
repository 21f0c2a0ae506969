import type { CodebaseStatus } from '@mosaygent/contract'
import { toast } from '#ui'
import type { Command } from '#ui'
import { CODEBASES } from './codebases.ts'
import { texts } from './texts.ts'

/** What Flutter developers type and the helper does not run: copied for a terminal. */
const TYPED = ['flutter test'] as const

/** `blocked`: why nothing is known of the app; null where it is. */
export function terminalCommands(
  blocked: string | null,
  flutter: CodebaseStatus | undefined,
): readonly Command[] {
  const { commands } = texts
  const folder = flutter?.path ?? null
  const known = blocked ?? (flutter === undefined ? commands.waiting : null)
  return TYPED.map((command) => ({
    id: `terminal.${command.replace(' ', '-')}`,
    group: CODEBASES.flutter.title,
    name: commands.copy(command),
    detail: commands.forTerminal,
    reason: known ?? (folder === null ? commands.missing : null),
    run: () => {
      if (folder === null) return
      navigator.clipboard.writeText(command).then(
        () => toast(commands.copied(command, folder)),
        (error: unknown) => {
          console.warn('Copying failed', error)
          toast(commands.notCopied)
        },
      )
    },
  }))
}
