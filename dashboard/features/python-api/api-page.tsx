import { PYTHON_API_ZIP } from '@mosaygent/contract'
import { Download, Package } from 'lucide-react'
import { Card, Notice, PageBar, PageBody, buttonLook } from '#ui'
import { ConnectionCard } from './connection-card.tsx'
import { GettingStarted } from './getting-started.tsx'

interface ApiPageProps {
  /** Where the helper is expected. */
  helperUrl: string
  /** Where the package can be downloaded; null when this deployment offers none. */
  zipUrl: string | null
}

/** Whether the helper answers, and how to get it running. */
export function ApiPage({ helperUrl, zipUrl }: ApiPageProps) {
  return (
    <>
      <PageBar title="Api" />
      <PageBody>
        <ConnectionCard helperUrl={helperUrl} />
        <Card title="Python API" icon={<Package aria-hidden="true" />}>
          {zipUrl === null ? (
            <Notice tone="info" title="This deployment offers no download">
              The command <code>mosaygent start</code>, or <code>npm start</code> in a checkout, runs the same
              helper without it. The steps below are for the package.
            </Notice>
          ) : (
            <div className="flex items-center gap-4">
              <p className="flex-1 text-ink-2">
                The helper as a Python package: <code>{PYTHON_API_ZIP}</code>
              </p>
              <a href={zipUrl} download={PYTHON_API_ZIP} className={buttonLook()}>
                <Download aria-hidden="true" />
                Download
              </a>
            </div>
          )}
          <GettingStarted helperUrl={helperUrl} />
        </Card>
      </PageBody>
    </>
  )
}
