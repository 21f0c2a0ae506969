import { OWN_API_COMMAND } from '@mosaygent/contract'
import type { ApiCommand } from '@mosaygent/contract'
import { Check } from '#icons'
import { Button } from '#ui'
import { texts } from './texts.ts'
import { useChooseStart } from './use-api-start.ts'

/** A way to start the API: what runs, where it was read, and the press that chooses it. */
export function CommandRow({ command, used }: { command: ApiCommand; used: boolean }) {
  const { mutate, isPending } = useChooseStart()
  const { id, name, source, folder, port, problem, variables, left_out: left } = command
  const facts = [
    source === OWN_API_COMMAND ? texts.kept : source,
    folder === '.' ? null : texts.folder(folder),
    port === null ? null : texts.port(port),
  ].filter((fact) => fact !== null)
  return (
    <li className="grid min-w-0 gap-1 rounded-[10px] border border-line px-3 py-2.5">
      <div className="flex min-w-0 items-center justify-between gap-3">
        <span className="grid min-w-0">
          <span className="type-strong truncate">{source === OWN_API_COMMAND ? texts.own : name}</span>
          <span className="type-small truncate text-ink-3">{facts.join(', ')}</span>
        </span>
        <Button
          size="small"
          className={`shrink-0 ${used ? 'border-accent! bg-accent-soft! text-accent-ink!' : ''}`}
          icon={used ? <Check aria-hidden="true" /> : undefined}
          aria-pressed={used}
          aria-label={texts.useName(name)}
          busy={isPending}
          disabledReason={used ? null : problem}
          onClick={() => {
            if (!used) mutate({ command: id })
          }}
        >
          {used ? texts.used : texts.use}
        </Button>
      </div>
      <code className="[overflow-wrap:anywhere]">{command.command}</code>
      {variables.length === 0 ? null : (
        <p className="type-small text-ink-3 [overflow-wrap:anywhere]">{texts.variables(variables)}</p>
      )}
      {problem === null ? null : (
        <p className="type-small text-warn-ink [overflow-wrap:anywhere]">{problem}</p>
      )}
      {left.map(({ what, why }) => (
        <p key={what} className="type-small text-ink-3 [overflow-wrap:anywhere]">
          {texts.leftOut(what, why)}
        </p>
      ))}
    </li>
  )
}
