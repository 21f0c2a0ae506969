import type { ApiZipFacts } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { ListChecks } from '#icons'
import { useEffect, useId, useState } from 'react'
import { query, useConnection, useDiagnosis, useRefreshOnFocus } from '#helper-client'
import { UV_STEP, useConnectionWords } from '#helper-ui'
import { Button, PageBar, PageBody, Skeleton } from '#ui'
import { ConnectionCard } from './connection-card.tsx'
import { DownloadCard } from './download-card.tsx'
import { Explanations, OneCommand } from './explanations.tsx'
import { GettingStarted } from './getting-started.tsx'
import { needsSetup } from './needs-setup.ts'
import { PAGE } from './texts.ts'
import { useDownload } from './use-download.ts'

interface ApiPageProps {
  /** Where the helper is expected. */
  helperUrl: string
  /** Where the package can be downloaded; null when this deployment offers none. */
  zipUrl: string | null
  zipFacts: ApiZipFacts | undefined
}

const KEYS = [query('pythonTools').queryKey]

/** Whether the helper answers, its package, and how it is set up: the last only where that is needed, or on a press. */
export function ApiPage({ helperUrl, zipUrl, zipFacts }: ApiPageProps) {
  const { connected, checkedMs } = useConnection()
  const tools = useQuery({ ...query('pythonTools'), enabled: connected })
  // what was installed in a terminal is seen on coming back
  useRefreshOnFocus(KEYS)
  const download = useDownload(zipUrl ?? '', zipFacts)
  const seen = connected ? tools.data : undefined
  /** How high the steps are depends on what is there; once they are seen, they stay. */
  const [ready, setReady] = useState(false)
  if (!ready && checkedMs !== null && !tools.isLoading) setReady(true)
  const downloaded = download.state.kind === 'saved'
  const needed = needsSetup(useDiagnosis()) || downloaded
  /** The browser asks first: that is the next step, whatever is to be set up. */
  const asks = useConnectionWords().remedy?.kind === 'connect'
  /** What is open stays so when the helper answers: somebody may be reading it. */
  const [open, setOpen] = useState(false)
  const [wasNeeded, setWasNeeded] = useState(false)
  if (ready && needed !== wasNeeded) {
    setWasNeeded(needed)
    if (needed) setOpen(true)
  }
  const steps = useId()
  // what was missing elsewhere is a step here
  const named = useLocation({ select: ({ hash }) => hash })
  const [wasNamed, setWasNamed] = useState('')
  if (ready && named !== wasNamed) {
    setWasNamed(named)
    if (named === UV_STEP) setOpen(true)
  }
  useEffect(() => {
    if (open && named === UV_STEP) document.getElementById(UV_STEP)?.focus()
  }, [open, named])
  return (
    <>
      <PageBar title={PAGE.title} />
      <PageBody>
        <ConnectionCard answering={seen} primary={asks || (needed && zipUrl === null)} />
        <DownloadCard
          zipUrl={zipUrl}
          facts={zipFacts}
          state={download.state}
          primary={needed && !asks}
          onStart={() => {
            void download.start()
          }}
          onCancel={download.cancel}
        />
        {ready ? (
          <>
            <Button
              icon={<ListChecks aria-hidden="true" />}
              className="justify-self-start"
              aria-expanded={open}
              aria-controls={steps}
              onClick={() => {
                setOpen(!open)
              }}
            >
              {open ? PAGE.hideSteps : PAGE.showSteps}
            </Button>
            <div id={steps} hidden={!open} className={open ? 'contents' : undefined}>
              {open ? (
                <>
                  <GettingStarted
                    helperUrl={helperUrl}
                    tools={seen}
                    zipUrl={zipUrl}
                    downloaded={downloaded}
                  />
                  <OneCommand />
                  <Explanations />
                </>
              ) : null}
            </div>
          </>
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-9 w-44" />
          </div>
        )}
      </PageBody>
    </>
  )
}
