import type { FirebaseFileChange } from '@mosaygent/contract'
import { Badge } from '#ui'
import type { Tone } from '#ui'

const LOOK: Record<FirebaseFileChange['change'], { words: string; tone: Tone }> = {
  created: { words: 'New', tone: 'accent' },
  changed: { words: 'Changed', tone: 'accent' },
  unchanged: { words: 'The same', tone: 'neutral' },
  skipped: { words: 'Skipped', tone: 'neutral' },
  blocked: { words: 'Blocked', tone: 'bad' },
}

/** What a download does, or did, to each file, value by value. */
export function FileChanges({ files }: { files: readonly FirebaseFileChange[] }) {
  return (
    <ul aria-label="Files" className="grid">
      {files.map((file) => (
        <li key={file.path} className="grid gap-1 border-t border-line py-2 first:border-t-0">
          <div className="flex min-w-0 items-center gap-2">
            <code className="min-w-0 flex-1 truncate" title={file.path}>
              {file.path}
            </code>
            <Badge tone={LOOK[file.change].tone}>{LOOK[file.change].words}</Badge>
          </div>
          {file.reason === undefined ? null : <p className="type-small text-ink-3">{file.reason}</p>}
          {(file.differences ?? []).length === 0 ? null : (
            <dl className="type-small grid grid-cols-[112px_minmax(0,1fr)] gap-x-2 gap-y-0.5">
              {file.differences?.map(({ name, before, after }) => (
                <div key={name} className="contents">
                  <dt className="truncate text-ink-3" title={name}>
                    {name}
                  </dt>
                  <dd className="min-w-0 [overflow-wrap:anywhere]">
                    {before === null ? null : (
                      <del className="inline-block max-w-full text-ink-3">{before}</del>
                    )}
                    {before === null || after === null ? null : ' '}
                    {after === null ? (
                      <span className="text-ink-3"> removed</span>
                    ) : (
                      <ins className="inline-block max-w-full no-underline">{after}</ins>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  )
}
