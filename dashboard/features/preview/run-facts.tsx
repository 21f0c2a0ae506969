import { PREVIEW_PORT } from '@mosaygent/contract'
import { Tooltip } from '#ui'
import { shortPath } from './short-path.ts'
import type { Preview } from './controller/use-preview.ts'
import { barTexts } from './texts.ts'

/** Process, port, run configuration and folder of what runs. The folder is the run's own: another may be chosen meanwhile. */
export function RunFacts({ preview }: { preview: Preview }) {
  const { status, lost, asking, codebase } = preview
  // nothing is known, nor on its way: the title stands alone, in the middle as on other pages
  if (lost && !status) return null
  // its line is kept, so that the title stays where it is
  if (lost || asking || !status) return <div className="min-h-4" />
  const path = (status.running ? status.project : null) ?? codebase?.path ?? null
  return (
    // what finds no room is left out whole: the half of a port would be another port
    <div className="type-code flex h-4 min-w-0 flex-wrap gap-3 overflow-hidden leading-4! whitespace-nowrap text-ink-3 wide:flex-1 wide:gap-4">
      {status.running && status.pid !== null ? <span>{barTexts.pid(status.pid)}</span> : null}
      {status.running ? <span>{barTexts.port(status.port ?? PREVIEW_PORT)}</span> : null}
      {status.running && status.configuration ? (
        <span className="max-w-20 min-w-16 truncate wide:max-w-40" title={status.configuration}>
          <span className="sr-only">{barTexts.configuration}</span>
          {status.configuration}
        </span>
      ) : null}
      {path === null ? null : (
        <Tooltip text={<span className="[overflow-wrap:anywhere]">{path}</span>} side="bottom">
          {/* what is left of the line; less than a few letters would say nothing. Narrow: while nothing runs */}
          <span className={`@container min-w-0 flex-1 ${status.running ? 'hidden wide:block' : 'block'}`}>
            <code className="block truncate @max-[72px]:hidden">
              <span aria-hidden="true">{shortPath(path)}</span>
              <span className="sr-only">{path}</span>
            </code>
          </span>
        </Tooltip>
      )}
    </div>
  )
}
