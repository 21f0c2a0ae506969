import { useQuery } from '@tanstack/react-query'
import { Download } from '#icons'
import { query, useLongAction } from '#helper-client'
import { JobProgress } from '#helper-ui'
import { Button, Notice } from '#ui'
import { InstallFlutter } from '../install-flutter.tsx'
import { texts } from './texts.ts'

/** What a command lacks before it can run, with the way to it; null while nothing is known, or nothing is missing. */
export function useMissing(connected: boolean, packages: boolean | undefined): 'sdk' | 'packages' | null {
  const sdk = useQuery({ ...query('flutterSdk'), enabled: connected }).data
  if (sdk?.sdk === null) return 'sdk'
  return packages === false ? 'packages' : null
}

interface NeedsProps {
  missing: 'sdk' | 'packages'
  /** What goes on meanwhile without it. */
  without?: string
}

/** Says what is missing, and offers to install it. */
export function Needs({ missing, without }: NeedsProps) {
  return missing === 'sdk' ? (
    <Notice tone="info" title={texts.needs.sdk} actions={<InstallFlutter missing />}>
      {without}
    </Notice>
  ) : (
    <NeedsPackages />
  )
}

function NeedsPackages() {
  const install = useLongAction({
    endpoint: 'flutterPubGet',
    kind: 'pub-get',
    codebase: 'flutter',
    refresh: [query('flutterChecks').queryKey, query('environmentStatus').queryKey],
  })
  if (install.state.kind === 'running')
    return (
      <JobProgress
        job={install.job}
        label={texts.needs.installing}
        lines={3}
        onCancel={install.cancel}
        cancelling={install.cancelling}
      />
    )
  return (
    <Notice
      tone={install.state.kind === 'failed' ? 'error' : 'info'}
      title={texts.needs.packages}
      actions={
        <Button size="small" icon={<Download aria-hidden="true" />} onClick={install.start}>
          {texts.needs.install}
        </Button>
      }
    >
      {install.state.kind === 'failed' || install.state.kind === 'cancelled' ? install.state.detail : null}
    </Notice>
  )
}
