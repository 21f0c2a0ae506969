import { useEffect, useRef, useState } from 'react'
import { useStore } from '#store'
import type { Preview } from '../controller/use-preview.ts'
import type { AppPage } from '../page/use-page.ts'
import type { AppPicture } from '../picture/ask-for-picture.ts'
import type { Conditions } from '../picture/compose-picture.ts'
import { compareApps } from './compare-apps.ts'
import { addToTrail, changeOf, trail } from './trail.ts'
import type { TrailEntry } from './trail.ts'

/** An app draws what it took a moment after it took it. */
const SETTLE_MS = 350
/** As long as the stylesheet outlines what changed. */
const OUTLINE_MS = 2_400

export interface Trail {
  /** Of the codebase that runs, the oldest first. */
  readonly entries: readonly TrailEntry[]
  /** What has just changed, to be outlined; null: nothing, or it is a while ago. */
  readonly fresh: TrailEntry | null
}

interface TrailGiven {
  readonly preview: Pick<Preview, 'flow' | 'status' | 'last'>
  readonly page: Pick<AppPage, 'script' | 'drawn' | 'coming' | 'route' | 'takePicture'>
  readonly conditions: Conditions
  readonly project: string | null
}

/** Keeps a picture of each start, reload and restart, and says what it changed. */
export function useTrail(given: TrailGiven): Trail {
  const { preview, page, project } = given
  const { flow, status, last } = preview
  const all = useStore(trail)
  const [fresh, setFresh] = useState<TrailEntry | null>(null)
  const now = useRef(given)
  useEffect(() => {
    now.current = given
  })
  const before = useRef<AppPicture | null>(null)
  /** A receipt's picture is still to be taken. */
  const waits = useRef(false)
  /** That picture is of more than one receipt. */
  const several = useRef(false)
  const wasActing = useRef(false)

  const acting = isActing(preview)
  const { takePicture } = page
  useEffect(() => {
    // while it lasts the page may be another one, of which a picture is taken in another way
    const begins = acting && !wasActing.current
    wasActing.current = acting
    if (!acting) return
    // of two that follow at once, as letters typed in a row, the moment before the first counts
    if (begins) several.current = waits.current
    if (waits.current) return
    before.current = null
    const { last: lastAsked } = now.current.preview
    void takePicture(null).then((answer) => {
      // with the receipt known the picture may be of the new code
      if (answer.outcome === 'taken' && now.current.preview.last?.at === lastAsked?.at)
        before.current = answer.picture
    })
  }, [acting, takePicture])

  const done = last === null || last.outcome === 'applied' || last.outcome === 'unchanged'
  const run = flow.frameRun
  // of what is under way the picture is taken once it has ended
  const rests = page.script === 'answers' && page.drawn && page.coming === null && !acting
  const seen = rests && run !== null && done
  const id = seen && status?.running === true ? `${run} ${last?.at ?? ''}` : null
  useEffect(() => {
    waits.current = id !== null && trail.get().every((entry) => entry.id !== id)
    if (id === null || !waits.current) return undefined
    const timer = setTimeout(() => {
      void keep(id, now, before, several).then((kept) => {
        if (kept === 'overtaken') return
        waits.current = false
        before.current = null
        if (kept?.change?.kind === 'changed') setFresh(kept)
      })
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [id])
  useEffect(() => {
    if (fresh === null) return undefined
    const timer = setTimeout(() => {
      setFresh(null)
    }, OUTLINE_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [fresh])
  return { entries: all.filter((entry) => entry.project === project), fresh }
}

/** `overtaken`: the picture may be of newer code, which has a receipt of its own; null: there is no picture. */
async function keep(
  id: string,
  now: { readonly current: TrailGiven },
  before: { readonly current: AppPicture | null },
  several: { readonly current: boolean },
): Promise<TrailEntry | 'overtaken' | null> {
  const { preview, page, conditions, project } = now.current
  const answer = await page.takePicture(null)
  if (now.current.preview.last?.at !== preview.last?.at || isActing(now.current.preview)) return 'overtaken'
  if (answer.outcome === 'not-taken') return null
  const { last } = preview
  const entry = {
    id,
    project,
    at: Date.now(),
    action: last?.action ?? ('start' as const),
    number: last?.number ?? null,
    route: page.route,
    conditions,
    picture: answer.picture,
    before: last === null ? null : before.current,
  }
  const change = last === null ? null : await changeOf(entry, trail.get().at(-1), compareApps)
  // what one receipt changed the next may have taken back: none of them alone changed nothing
  const told = several.current && change?.kind === 'same' ? null : change
  const whole = { ...entry, change: told }
  addToTrail(whole)
  return whole
}

/** Until it is answered: that the overlay stays a second longer says nothing of the app. */
const isActing = ({ flow: { phase }, status }: TrailGiven['preview']) =>
  (phase.kind === 'acting' && !phase.replied) ||
  status?.state === 'reloading' ||
  status?.state === 'restarting'
