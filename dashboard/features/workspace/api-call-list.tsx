import type { Reply } from '@mosaygent/contract'
import { ExternalLink, Search } from '#icons'
import { useState } from 'react'
import { Field } from '#ui'
import { texts } from './texts.ts'

/** As many are seen at a glance; of more somebody looks for one. */
const AT_A_GLANCE = 8

/** The calls by their paths, each a way to its place in the docs where those have one. */
export function ApiCallList({ calls, more }: Reply<'apiCalls'>) {
  const [wanted, setWanted] = useState('')
  const word = wanted.trim().toLowerCase()
  const shown = calls.filter(({ method, path, summary }) =>
    `${method} ${path} ${summary ?? ''}`.toLowerCase().includes(word),
  )
  return (
    <div className="grid min-h-0 gap-3">
      <p className="text-ink-2">
        {calls.some(({ url }) => url !== null) ? texts.calls.what : texts.calls.described}
      </p>
      {calls.length > AT_A_GLANCE ? (
        <Field
          label={texts.calls.find}
          hideLabel
          type="search"
          placeholder={texts.calls.find}
          icon={<Search aria-hidden="true" className="text-ink-3" />}
          value={wanted}
          onChange={(event) => {
            setWanted(event.target.value)
          }}
        />
      ) : null}
      <ul className="-mx-2 grid max-h-[56vh] content-start overflow-auto">
        {shown.map((each) => (
          <li key={`${each.method} ${each.path}`} className="border-t border-line first:border-t-0">
            <Call {...each} />
          </li>
        ))}
        {shown.length === 0 ? <li className="px-2 py-1.5 text-ink-2">{texts.calls.notFound}</li> : null}
        {more === 0 ? null : (
          <li className="type-small border-t border-line px-2 py-2 text-ink-2">{texts.calls.more(more)}</li>
        )}
      </ul>
    </div>
  )
}

const ROW = 'grid grid-cols-[60px_minmax(0,1fr)_16px] items-baseline gap-x-2 rounded-control px-2 py-2'

function Call({ method, path, summary, url }: Reply<'apiCalls'>['calls'][number]) {
  const said = (
    <>
      <code className="font-medium text-ink-2">{method}</code>{' '}
      <code className="text-ink [overflow-wrap:anywhere]">{path}</code>
      {url === null ? <span /> : <ExternalLink aria-hidden="true" className="self-center text-ink-3" />}
      {summary === null ? null : (
        <span className="type-small col-start-2 text-ink-2 [overflow-wrap:anywhere]">{summary}</span>
      )}
    </>
  )
  if (url === null) return <p className={ROW}>{said}</p>
  return (
    <a href={url} target="_blank" rel="noreferrer" className={`${ROW} -outline-offset-2 hover:bg-ink/5`}>
      {said}
      <span className="sr-only">{texts.server.newTab}</span>
    </a>
  )
}
