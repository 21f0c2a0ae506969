import type { ApiServerStatus } from '@mosaygent/contract'
import { Notice } from '#ui'
import { texts } from './texts.ts'

/** What else runs beside the project's server: what its last one left behind, and the servers of other projects. */
export function ApiServerNotes({
  status: { left_running: left, others },
}: {
  status: Pick<ApiServerStatus, 'left_running' | 'others'>
}) {
  return (
    <>
      {left.length === 0 ? null : (
        <Notice tone="warning" title={texts.server.leftRunning}>
          <p>{left.map(({ pid, name }) => texts.server.leftProcess(name, pid)).join(', ')}</p>
        </Notice>
      )}
      {others.map(({ project, directory, port }) => (
        <p key={directory} className="type-small text-ink-3" title={directory}>
          {texts.server.other(project, port)}
        </p>
      ))}
    </>
  )
}
