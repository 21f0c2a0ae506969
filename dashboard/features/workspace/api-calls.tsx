import { useQuery } from '@tanstack/react-query'
import { List } from '#icons'
import { useState } from 'react'
import { errorText, query } from '#helper-client'
import { Button, Dialog, Notice, Spinner } from '#ui'
import { texts } from './texts.ts'

/** The calls of the API, for who asks. */
export function ApiCallsButton({ blocked }: { blocked: string | null }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        size="small"
        icon={<List aria-hidden="true" />}
        disabledReason={blocked}
        onClick={() => {
          setOpen(true)
        }}
      >
        {texts.calls.open}
      </Button>
      {open ? (
        <Dialog open onOpenChange={setOpen} title={texts.calls.title}>
          <Calls />
        </Dialog>
      ) : null}
    </>
  )
}

function Calls() {
  // the code may have changed since the last time
  const { data, error } = useQuery({ ...query('apiCalls'), staleTime: 0, gcTime: 0 })
  if (error !== null) return <Notice tone="error" title={errorText(error)} />
  if (data === undefined)
    return (
      <p className="flex items-center gap-2 text-ink-2">
        <Spinner /> {texts.calls.asking}
      </p>
    )
  const { calls, more } = data
  if (calls.length === 0) return <p className="text-ink-2">{texts.calls.none}</p>
  return (
    <div className="grid gap-3">
      <p className="text-ink-2">{texts.calls.what}</p>
      <ul className="grid max-h-[50vh] gap-1 overflow-auto">
        {calls.map(({ method, path, summary, url }) => (
          <li key={`${method} ${path}`} className="grid min-w-0 gap-0.5 border-t border-line py-1.5">
            {url === null ? (
              <code className="[overflow-wrap:anywhere]">
                {method} {path}
              </code>
            ) : (
              <a href={url} target="_blank" rel="noreferrer" className="w-fit rounded-control">
                <code className="[overflow-wrap:anywhere]">
                  {method} {path}
                </code>
                <span className="sr-only">{texts.server.newTab}</span>
              </a>
            )}
            {summary === null ? null : <span className="type-small text-ink-3">{summary}</span>}
          </li>
        ))}
        {more === 0 ? null : <li className="type-small text-ink-3">{texts.calls.more(more)}</li>}
      </ul>
    </div>
  )
}
