import { FactList, StatusDot } from '#ui'
import { FILE_STATE } from './texts.ts'
import type { ConfigFile } from './use-config-file.ts'

interface ConfigFileStateProps {
  path: string
  /** It is the one that a download uses now; else it would be once saved. */
  inEffect: boolean
  /** Null: it is being looked at. */
  state: ConfigFile | null
}

/** Which file a download edits, and whether it is there. */
export function ConfigFileState({ path, inEffect, state }: ConfigFileStateProps) {
  return (
    <FactList
      rows={[
        {
          label: inEffect ? FILE_STATE.inEffect : FILE_STATE.onceSaved,
          value: (
            <code className="min-w-0 truncate" title={path}>
              {path}
            </code>
          ),
        },
        {
          label: FILE_STATE.file,
          value: (
            <span role="status" className="flex min-w-0 items-center gap-2">
              {state === null ? (
                <span className="text-ink-3">{FILE_STATE.looking}</span>
              ) : (
                <>
                  <StatusDot tone={state.tone} />
                  <span className="min-w-0 [overflow-wrap:anywhere]">{state.words}</span>
                </>
              )}
            </span>
          ),
        },
      ]}
    />
  )
}
