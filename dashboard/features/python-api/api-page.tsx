import type { ApiZipFacts } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queries, useConnection, useRefreshOnFocus } from '#helper-client'
import { PageBar, PageBody, Skeleton } from '#ui'
import { ConnectionCard } from './connection-card.tsx'
import { DownloadCard } from './download-card.tsx'
import { Explanations, OneCommand } from './explanations.tsx'
import { GettingStarted } from './getting-started.tsx'
import { PAGE } from './texts.ts'
import { useDownload } from './use-download.ts'

interface ApiPageProps {
  /** Where the helper is expected. */
  helperUrl: string
  /** Where the package can be downloaded; null when this deployment offers none. */
  zipUrl: string | null
  zipFacts: ApiZipFacts | undefined
}

const KEYS = [queries.pythonTools.queryKey]

/** The Python package, how to start it, and whether the helper answers. */
export function ApiPage({ helperUrl, zipUrl, zipFacts }: ApiPageProps) {
  const { connected, checkedMs } = useConnection()
  const tools = useQuery({ ...queries.pythonTools, enabled: connected })
  // what was installed in a terminal is seen on coming back
  useRefreshOnFocus(KEYS)
  const download = useDownload(zipUrl ?? '', zipFacts)
  const seen = connected ? tools.data : undefined
  /** How high the steps are depends on what is there; once they are seen, they stay. */
  const [ready, setReady] = useState(false)
  if (!ready && checkedMs !== null && !tools.isLoading) setReady(true)
  return (
    <>
      <PageBar title={PAGE.title} />
      <PageBody>
        <ConnectionCard answering={seen} />
        <DownloadCard
          zipUrl={zipUrl}
          facts={zipFacts}
          state={download.state}
          onStart={() => {
            void download.start()
          }}
          onCancel={download.cancel}
        />
        {ready ? (
          <>
            <GettingStarted
              helperUrl={helperUrl}
              tools={seen}
              zipUrl={zipUrl}
              downloaded={download.state.kind === 'saved'}
            />
            <OneCommand />
            <Explanations />
          </>
        ) : (
          <div aria-busy="true">
            <Skeleton className="h-80 rounded-card" />
          </div>
        )}
      </PageBody>
    </>
  )
}
