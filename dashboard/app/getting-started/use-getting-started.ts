import { flutterName } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { query, useConnection } from '#helper-client'
import { useBrowserSetting, useProjectDirectory } from '#session'
import { useReloadSeen } from '../../features/preview/reload-seen.ts'
import { stepsOf } from './steps.ts'
import type { Step } from './steps.ts'

/** What happened once stays true: a preview that was started on another day counts. */
const Kept = z.object({ started: z.boolean(), reloaded: z.boolean(), closed: z.boolean() })
const FRESH: z.output<typeof Kept> = { started: false, reloaded: false, closed: false }

/** Whether the list was closed: by a person, or because everything in it was done. */
export function useClosed(): [boolean, (closed: boolean) => void] {
  const [kept, keep] = useBrowserSetting('getting_started', Kept, FRESH)
  return [kept.closed, (closed) => keep({ ...kept, closed })]
}

/** Nothing is asked for: what any page was told of the preview counts, whichever page it was. */
export function useRememberFirstSteps(): void {
  const [kept, keep] = useBrowserSetting('getting_started', Kept, FRESH)
  const preview = useQuery({ ...query('flutterStatus'), enabled: false }).data
  const receipts = useQuery({ ...query('flutterReceipts'), enabled: false }).data?.receipts ?? []
  const unreceipted = useReloadSeen()
  // something was changed, and reloaded: with no newer source neither is true
  const arrived = receipts.some(({ outcome, files }) => outcome === 'applied' && files !== 0)
  const started = kept.started || preview?.running === true || receipts.length > 0
  const reloaded = kept.reloaded || arrived || unreceipted
  useEffect(() => {
    if (started !== kept.started || reloaded !== kept.reloaded) keep({ ...kept, started, reloaded })
  })
}

/** The steps, probed; nothing is ticked by pressing it. */
export function useSteps(): readonly Step[] {
  const [{ started, reloaded }] = useBrowserSetting('getting_started', Kept, FRESH)
  const { connected, checkedMs } = useConnection()
  const directory = useQuery({ ...query('directory'), enabled: connected }).data
  const [local] = useProjectDirectory()
  // a helper that does not say which one it has works in the one that this browser told it
  const chosen = directory === undefined || directory.path !== undefined ? directory?.path : local
  const status = useQuery({
    ...query('environmentStatus'),
    enabled: connected && chosen !== undefined && chosen !== null,
  }).data
  const sdk = useQuery({ ...query('flutterSdk'), enabled: connected })
  useQuery({ ...query('flutterStatus'), enabled: connected })
  useQuery({ ...query('flutterReceipts'), enabled: connected })
  const found = sdk.data?.sdk
  return stepsOf({
    connected: connected ? true : checkedMs === null ? undefined : false,
    directory: connected ? chosen : undefined,
    codebases: status && { api: status.api.detected, flutter: status.flutter.detected },
    noApi: status?.no_api === true,
    sdk: sdk.isError ? '' : found && flutterName(found),
    started,
    reloaded,
  })
}
