import { useEffect, useMemo, useReducer, useRef } from 'react'
import { showsSketch, sketchMeanwhile } from '../controller/controller-state.ts'
import type { Preview } from '../controller/use-preview.ts'
import type { View } from '../view-settings.ts'
import { identityOfSpec } from './frame-spec.ts'
import type { FrameSpec } from './frame-spec.ts'
import { deviceMemory, liveLimit } from './live-limit.ts'
import type { Limit } from './live-limit.ts'
import { SKETCHES_PER_NAME, loopbackTwin } from './loopback-twin.ts'
import { EMPTY, reduceMosaic } from './mosaic-state.ts'
import type { MosaicEvent, MosaicState } from './mosaic-state.ts'

interface MosaicGiven {
  readonly preview: Preview
  readonly specs: readonly FrameSpec[]
  /** The id of the big one; null: none. */
  readonly big: string | null
  readonly as: View['identity']
}

/** All frames of the sheet as one state: what each is to load, when, and what each made of the newest code. */
export function useMosaic({ preview, specs, big, as }: MosaicGiven): {
  readonly state: MosaicState
  readonly dispatch: (event: MosaicEvent) => void
  readonly limit: Limit
} {
  const [state, dispatch] = useReducer(reduceMosaic, EMPTY, openedNow)
  const { flow, last, status } = preview
  const { frame, frameFor } = flow
  const sketch = showsSketch(status)
  const meanwhile = sketchMeanwhile(status)
  const ids = useMemo(() => {
    const all = specs.map(({ id }) => id)
    return big === null ? all : [...all.filter((id) => id === big), ...all.filter((id) => id !== big)]
  }, [specs, big])
  useEffect(() => {
    dispatch({ type: 'frames', ids, now: Date.now() })
  }, [ids])
  useEffect(() => {
    const { receipt, keepsRoute } = frameFor
    const load = frame === null ? null : { stamp: frame, sketch, meanwhile, receipt, keepsRoute }
    dispatch({ type: 'wanted', load, now: Date.now() })
    // a sketch that ends is followed by another frame
    // oxlint-disable-next-line react/exhaustive-deps
  }, [frame, frameFor])
  useEffect(() => {
    if (last !== null && frame !== null) dispatch({ type: 'receipt', receipt: last, now: Date.now() })
  }, [last, frame])

  const identities = useRef(new Map<string, string | null>())
  useEffect(() => {
    const before = identities.current
    identities.current = new Map(specs.map((spec) => [spec.id, identityOfSpec(spec, as)]))
    for (const [id, identity] of identities.current)
      if (before.has(id) && before.get(id) !== identity)
        dispatch({ type: 'anew', id, why: 'device', now: Date.now() })
  }, [specs, as])

  const limit = useMemo(() => limitOf(state, sketch), [state, sketch])
  const { most } = limit
  useEffect(() => {
    dispatch({ type: 'limit', limit: most, now: Date.now() })
  }, [most])
  return { state, dispatch, limit }
}

const openedNow = (empty: MosaicState): MosaicState => ({ ...empty, opened: Date.now() })

function limitOf({ frames }: MosaicState, sketch: boolean): Limit {
  const all = Object.values(frames)
  const live = all.flatMap(({ stage }) => (stage.kind === 'live' ? [stage] : []))
  return liveLimit({
    sketch,
    sketches: loopbackTwin() === null ? SKETCHES_PER_NAME : SKETCHES_PER_NAME * 2,
    memoryGb: deviceMemory(),
    firstFrames: live.map(({ tookMs }) => tookMs),
    memoryShare: Math.max(0, ...all.map(({ memory }) => memory)),
    live: live.length,
  })
}
