import { LocationRow } from '#helper-ui'
import type { Diagnostic } from '@mosaygent/contract'
import { CircleX } from '#icons'
import { texts } from './texts.ts'

const words = texts.build

/** Why the app does not compile; each error opens in the editor. */
export function BuildErrors({ errors, count }: { errors: readonly Diagnostic[]; count: number }) {
  const folded = errors.reduce((all, one) => all + (one.count ?? 1) + (one.following ?? 0), 0)
  return (
    <section aria-label={words.errors} className="grid gap-0.5">
      <ul>
        {errors.map((error, at) => (
          // one place may have the same error twice, and the list is replaced as a whole
          // oxlint-disable-next-line no-array-index-key
          <li key={at}>
            <Row error={error} />
          </li>
        ))}
      </ul>
      {count > folded ? <p className="text-ink-2">{words.more(count - folded)}</p> : null}
    </section>
  )
}

function Row({ error }: { error: Diagnostic }) {
  const { file, line, column, message } = error
  const said = (
    <>
      <CircleX aria-hidden="true" className="mt-0.5 shrink-0 text-bad-ink" />
      <span className="min-w-0 flex-1 whitespace-pre-wrap">
        {message}
        {file === null ? null : (
          <code className="block text-ink-3">
            {[file, line, column].filter((one) => one !== null).join(':')}
          </code>
        )}
      </span>
    </>
  )
  if (file === null)
    return <p className="flex items-start gap-2 px-2 py-1.5 [overflow-wrap:anywhere]">{said}</p>
  return (
    <LocationRow codebase="flutter" file={file} line={line} column={column}>
      {said}
    </LocationRow>
  )
}
