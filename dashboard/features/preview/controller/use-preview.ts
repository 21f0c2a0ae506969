import { ERROR_POLL_MS } from '@mosaygent/contract'
import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { useStore } from '#store'
import { useEffect, useMemo, useState } from 'react'
import {
  HelperError,
  addPageLine,
  call,
  checkConnection,
  connect,
  errorText,
  query,
  restartApp,
  startApp,
  useConnection,
} from '#helper-client'
import { listErrors } from '../errors/error-list.ts'
import { isStarting, overlayOf } from './overlay.ts'
import type { Download } from './overlay.ts'
import { noteReload } from '../reload-seen.ts'
import { PreviewController } from './preview-controller.ts'
import { lastOfRun, mergeReceipts } from './receipts.ts'
import { actReason, startReason } from './reasons.ts'
import { texts } from './texts.ts'

/** Everything the Flutter page shows and does. */
export type Preview = ReturnType<typeof usePreview>

/** Whether nobody answers, as it was last seen here, and what was known by the time somebody did again. */
interface Seen {
  readonly gone: boolean
  readonly known: { readonly error: Error | null; readonly dataUpdatedAt: number } | null
}

/** Joins the helper's status, the connection and this page's own doing into what is shown. */
export function usePreview(download: Download | null) {
  const client = useQueryClient()
  const [controller] = useState(() => new PreviewController(portsOf(client)))
  const flow = useStore(controller.state)
  const connection = useConnection()

  const statusQuery = useQuery({
    ...query('flutterStatus'),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    // beside the events: notices a crash, and that a helper which refused answers again
    refetchInterval: ({ state }) =>
      state.status === 'error' || state.data?.running === true ? ERROR_POLL_MS : false,
  })
  // the query's copy is what events write to; the controller's lags by one render at most
  const status = statusQuery.data ?? null
  const starting = isStarting(flow.phase, status)
  const polling = status?.running === true || flow.phase.kind === 'starting'
  const errorsQuery = useQuery({
    ...query('flutterErrors'),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    enabled: polling || status?.state === 'crashed',
    refetchInterval: polling ? ERROR_POLL_MS : false,
  })
  // foreign helpers keep no history: then this page's own is all there is
  const history = useQuery(query('flutterReceipts')).data?.receipts
  const receipts = useMemo(() => mergeReceipts(flow.receipts, history ?? []), [flow.receipts, history])
  const codebase = useQuery(query('environmentStatus')).data?.flutter ?? null

  useEffect(() => {
    if (status) controller.status(status)
  }, [controller, status])
  useEffect(
    () => () => {
      controller.dispose()
    },
    [controller],
  )
  // a failed status is the first news of a lost helper, and its return should heal the page at once
  const { isError, refetch, error, dataUpdatedAt } = statusQuery
  const gone = !connection.connected && connection.cause === 'unreachable'
  // what was said before the helper came back says nothing of the one that is there now
  const [before, setBefore] = useState<Seen>({ gone, known: null })
  if (before.gone !== gone) setBefore({ gone, known: gone ? null : { error, dataUpdatedAt } })
  const asking =
    connection.connected && before.known?.error === error && before.known.dataUpdatedAt === dataUpdatedAt
  useEffect(() => {
    if (isError)
      void checkConnection().then((up) => {
        const known = client.getQueryState(query('flutterStatus').queryKey)
        if (!up || known === undefined || !isUnreachable(known.error)) return
        // it was gone for less than the time between two checks
        setBefore({ gone: false, known })
        void refetch()
      })
  }, [client, isError, refetch])
  useEffect(() => {
    if (connection.connected) void refetch()
  }, [connection.connected, refetch])

  const offline = (isError && !asking) || gone
  // the helper may be frozen: what it said last is no fact any more
  const lost = offline || (!connection.connected && connection.checkedMs !== null)
  const errors = useMemo(() => listErrors(errorsQuery.data), [errorsQuery.data])
  // a helper that tells no more than whether it runs has no console either
  const printed = status === null ? null : status.state !== undefined
  const facts = { download, offline, lost, asking, phase: flow.phase, status, seen: flow.frame !== null }
  return {
    flow,
    status,
    errors,
    receipts,
    last: lastOfRun(receipts, status),
    codebase,
    offline,
    lost,
    /** The helper is back and has not said yet what runs: what is shown is of before. */
    asking,
    /** Whether the helper tells what is printed; null: not known yet. */
    printed,
    starting,
    failure: error,
    overlay: overlayOf(facts),
    startReason: startReason(facts, codebase),
    actReason: actReason(facts),
    start: () => void controller.start(),
    stop: () => void controller.stop(),
    startAgain: () => void controller.startAgain(),
    act: (action: Receipt['action']) => void controller.act(action),
    reframe: () => {
      controller.reframe()
    },
    checkAgain: async () => {
      await connect()
      await refetch()
    },
  }
}

const isUnreachable = (error: Error | null) => error instanceof HelperError && error.kind === 'unreachable'

function portsOf(client: QueryClient) {
  return {
    start: startApp,
    stop: () => call('flutterStop'),
    act: async (action: Receipt['action']) => {
      const reply = await (action === 'reload' ? call('flutterReload') : restartApp())
      if (reply.receipt === undefined) noteReload()
      // what did not compile, or compiles again, should not wait for the next poll
      void client.invalidateQueries({ queryKey: query('flutterErrors').queryKey })
      return reply
    },
    refreshStatus: () => refreshStatus(client),
    report: (what: string, error: unknown) => {
      console.error(what, error)
      addPageLine(texts.because(what, errorText(error)))
    },
    now: () => Date.now(),
  }
}

async function refreshStatus(client: QueryClient): Promise<PreviewStatus | null> {
  const { queryKey } = query('flutterStatus')
  // a request that is under way may have been answered before the action
  await client.cancelQueries({ queryKey })
  try {
    return await client.fetchQuery({ ...query('flutterStatus'), staleTime: 0 })
  } catch {
    // either it failed, and the query's error shows the offline state, or an event overtook it with newer data
    return client.getQueryState(queryKey)?.status === 'success'
      ? (client.getQueryData(queryKey) ?? null)
      : null
  }
}
