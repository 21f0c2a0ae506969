import type { Reply } from '@mosaygent/contract'
import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { call, useConnection } from '#helper-client'
import { useBrowserSetting } from '#session'

/** Off until somebody has said yes. */
const Daily = z.enum(['not-asked', 'on', 'off'])
/** Apart from the choice, which may change while an answer is on its way. */
const Kept = z.object({
  askedAt: z.nullable(z.number()),
  /** It holds for the helper's version that it was compared with. */
  newer: z.nullable(z.object({ version: z.string(), than: z.string() })),
})
const NOT_ASKED: z.infer<typeof Kept> = { askedAt: null, newer: null }
const DAY_MS = 24 * 60 * 60 * 1000

/** What came of a question that a person asked. */
export type CheckedByHand = Reply<'checkForUpdate'>['answer'] | { readonly kind: 'asking' | 'failed' }

export interface UpdateCheck {
  readonly daily: z.infer<typeof Daily>
  readonly choose: (daily: 'on' | 'off') => void
  /** The version that is out and not here; null: none is known. */
  readonly newer: string | null
  /** Null: nobody asked by hand. */
  readonly byHand: CheckedByHand | null
  readonly checkNow: () => void
}

/** Whether a newer version is out: asked once a day while a page is open, where a person wants that, or by hand. */
export function useUpdateCheck(): UpdateCheck {
  const [daily, choose] = useBrowserSetting('update_check', Daily, 'not-asked')
  const [kept, keep] = useBrowserSetting('update_answer', Kept, NOT_ASKED)
  const { connected, version } = useConnection()
  const [byHand, setByHand] = useState<CheckedByHand | null>(null)
  const here = version ?? ''

  const check = useCallback(async (): Promise<Reply<'checkForUpdate'>['answer']> => {
    const askedAt = Date.now()
    // before the answer: the other tabs see that it is being asked, and what fails is not asked again today
    keep({ askedAt, newer: kept.newer })
    const { answer } = await call('checkForUpdate')
    switch (answer.kind) {
      case 'newer':
        keep({ askedAt, newer: { version: answer.version, than: here } })
        break
      case 'current':
        keep({ askedAt, newer: null })
        break
      case 'not-published':
      case 'unreachable':
      case 'unreadable':
        break
    }
    return answer
  }, [keep, kept.newer, here])

  useEffect(() => {
    if (daily !== 'on' || !connected) return
    const due = kept.askedAt === null ? 0 : kept.askedAt + DAY_MS - Date.now()
    const timer = setTimeout(
      () => {
        check().catch((error: unknown) => {
          console.warn('Whether a newer version is out could not be asked', error)
        })
      },
      // a clock that was set back does not put it off for longer than a day
      Math.min(Math.max(0, due), DAY_MS),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [daily, kept.askedAt, connected, check])

  return {
    daily,
    choose,
    newer: kept.newer !== null && kept.newer.than === here ? kept.newer.version : null,
    byHand,
    checkNow: () => {
      setByHand({ kind: 'asking' })
      check().then(setByHand, () => {
        setByHand({ kind: 'failed' })
      })
    },
  }
}
