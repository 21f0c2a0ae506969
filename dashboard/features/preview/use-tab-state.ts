import { useQuery } from '@tanstack/react-query'
import { query, useConnection } from '#helper-client'
import { listErrors } from './errors/error-list.ts'
import { lastOfRun, mergeReceipts } from './controller/receipts.ts'
import { usePageErrorCount } from './page-error-count.ts'
import { tabStateOf } from './tab-state.ts'
import type { TabState } from './tab-state.ts'

/** What there is to say of the preview on any page: from what the helper tells, without a poll of its own. */
export function useTabState(): TabState {
  const { connected, checkedMs } = useConnection()
  const status = useQuery({ ...query('flutterStatus'), enabled: connected })
  const up = status.data?.running === true || status.data?.state === 'crashed'
  const receipts = useQuery({ ...query('flutterReceipts'), enabled: connected && up })
  const errors = useQuery({ ...query('flutterErrors'), enabled: connected && up })
  const pageErrors = usePageErrorCount()
  const told = status.data?.receipt
  const all = mergeReceipts(told === undefined || told === null ? [] : [told], receipts.data?.receipts ?? [])
  return tabStateOf({
    status: status.data ?? null,
    last: lastOfRun(all, status.data ?? null),
    offline: checkedMs !== null && (!connected || status.isError),
    hasErrors: pageErrors > 0 || listErrors(errors.data).length > 0,
  })
}
