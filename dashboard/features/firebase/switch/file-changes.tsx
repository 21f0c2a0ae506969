import type { FirebaseFileChange, FirebasePlaceChange } from '@mosaygent/contract'
import { Badge } from '#ui'
import type { Tone } from '#ui'
import { Differences } from './differences.tsx'
import { FILES } from './texts.ts'

type AnyChange = FirebaseFileChange | FirebasePlaceChange

const TONE: Record<AnyChange['change'], Tone> = {
  created: 'accent',
  changed: 'accent',
  unchanged: 'neutral',
  skipped: 'neutral',
  blocked: 'bad',
  yours: 'warn',
}

/** What a download does, or did, to each file, value by value. */
export function FileChanges({ files }: { files: readonly AnyChange[] }) {
  return (
    <ul aria-label={FILES.list} className="grid">
      {files.map((file) => (
        <li key={file.path} className="border-t border-line first:border-t-0">
          <FileChange file={file} />
        </li>
      ))}
    </ul>
  )
}

/** One file: what becomes of it, and why where there is something to say. */
export function FileChange({ file }: { file: AnyChange }) {
  return (
    <div className="grid gap-1 py-2">
      <div className="flex min-w-0 items-center gap-2">
        <code className="min-w-0 flex-1 truncate" title={file.path}>
          {file.path}
        </code>
        <Badge tone={TONE[file.change]}>{FILES.change[file.change]}</Badge>
      </div>
      {file.reason === undefined ? null : (
        <p className="type-small text-ink-3 [overflow-wrap:anywhere]">{file.reason}</p>
      )}
      <Differences list={file.differences ?? []} />
    </div>
  )
}
