import { useEffect, useRef, useState } from 'react'
import { announce, useAnnounceChange } from '#ui'
import type { Preview } from './controller/use-preview.ts'
import { receiptText } from './preview-pane/receipt-text.ts'
import { announced } from './texts.ts'

/** Says what came of Start, Stop, Reload and Restart to who listens: their buttons keep the focus. */
export function useAnnouncedPreview({ overlay, last }: Preview): void {
  const [kind, words] = stateOf(overlay)
  useAnnounceChange(kind, words)
  const advice = overlay.kind === 'starting' ? overlay.advice : null
  useEffect(() => {
    if (advice !== null) announce(advice)
  }, [advice])
  const [openedAt] = useState(() => Date.now())
  const said = useRef<string | null>(null)
  useEffect(() => {
    // one of before the page was opened is no news
    if (last === null || Date.parse(last.at) < openedAt) return
    // what is not decided yet is no result, and the same receipt comes again with it
    const result = `${last.at} ${last.outcome} ${last.screen?.state ?? ''}`
    if (last.screen?.state === 'waiting' || result === said.current) return
    said.current = result
    announce(receiptText(last))
  }, [last, openedAt])
}

/** Null: no result, or not known. */
function stateOf(overlay: Preview['overlay']): readonly [string | null, string] {
  switch (overlay.kind) {
    case 'starting':
      return ['starting', announced.starting]
    case 'none':
      return ['running', announced.running]
    case 'ready':
      return ['stopped', announced.stopped]
    case 'ended-with-helper':
      return ['ended', announced.endedWithHelper]
    case 'crashed':
      return ['crashed', announced.crashed(overlay.message)]
    // reloads end in a receipt, the connection and a download say themselves how they end
    case 'acting':
    case 'downloading':
    case 'offline':
    case 'unconfirmed':
    case 'unknown':
      return [null, '']
  }
}
