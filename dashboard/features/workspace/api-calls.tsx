import { useQuery } from '@tanstack/react-query'
import { List } from '#icons'
import { useState } from 'react'
import { errorText, query } from '#helper-client'
import { Button, Dialog, Notice, Spinner } from '#ui'
import { ApiCallList } from './api-call-list.tsx'
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
        <Dialog open onOpenChange={setOpen} title={texts.calls.title} wide>
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
  if (data.calls.length === 0) return <p className="text-ink-2">{texts.calls.none}</p>
  return <ApiCallList {...data} />
}
