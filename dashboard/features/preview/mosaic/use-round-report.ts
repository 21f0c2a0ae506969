import type { PageNews } from '@mosaygent/contract'
import { useEffect, useRef } from 'react'
import type { MosaicState } from './mosaic-state.ts'
import { isSettled, liveFrames } from './round-words.ts'

type Told =
  | Omit<Extract<PageNews, { state: 'shown' }>, 'page'>
  | Omit<Extract<PageNews, { state: 'failed' }>, 'page'>

/** Tells the helper once what became of a receipt that a fresh page shows: shown means by every frame in sight. */
export function useRoundReport(state: MosaicState, tell: (news: Told) => void): void {
  const told = useRef('')
  const { round } = state
  const settled = isSettled(state)
  useEffect(() => {
    if (round?.receipt.fresh_page !== true || !settled) return
    const failed = liveFrames(state).flatMap(({ outcome }) =>
      outcome.kind === 'failed' ? [outcome.reason] : [],
    )
    const [reason] = failed
    const key = `${round.receipt.at} ${failed.length}`
    if (told.current === key) return
    told.current = key
    const receipt = round.receipt.at
    if (reason === undefined) tell({ state: 'shown', receipt })
    else tell({ state: 'failed', receipt, reason, errors: [] })
  }, [state, round, settled, tell])
}
