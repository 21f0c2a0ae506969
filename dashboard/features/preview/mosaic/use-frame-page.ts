import type { SketchLook, SketchPlace } from '@mosaygent/contract'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { addAppLines, addPageLine, previewUrl } from '#helper-client'
import { useStore } from '#store'
import { appRoute } from '../page/app-route.ts'
import { AppPages } from '../page/app-pages.ts'
import type { Coming } from '../page/page-request.ts'
import type { AppPage } from '../page/use-page.ts'
import { holdsFocus } from '../page/holds-focus.ts'
import { SketchLink } from '../page/sketch-link.ts'
import { keyboardUp } from '../page/keyboard-up.ts'
import { deviceOf } from '../phone/devices.ts'
import { keyboardOver } from '../phone/keyboard-size.ts'
import type { View } from '../view-settings.ts'
import { identityOfSpec, settingsOfSpec } from './frame-spec.ts'
import type { FrameSpec } from './frame-spec.ts'
import { loopbackTwin } from './loopback-twin.ts'
import type { Load, MosaicEvent } from './mosaic-state.ts'
import { OverflowLines } from './overflow-lines.ts'
import { texts } from './texts.ts'

/** A page that has not answered by then has not taken the code. */
const ANSWER_MS = 1_500

export interface FrameGiven {
  readonly spec: FrameSpec
  /** What it is called in the console. */
  readonly name: string
  readonly as: 'device' | 'browser'
  /** The page that it has, or is to have; null: none. */
  readonly load: Load | null
  readonly inSight: boolean
  /** When the soft keyboard is up in all frames. */
  readonly keyboard: View['keyboard']
  readonly pointing: FramePointing
  /** It stands at this machine's other name. */
  readonly twin: boolean
  /** The receipt (its `at`) that its page is asked about; null: none. */
  readonly question: string | null
  /** When the newest code was asked for, ms since the epoch; null: at no time. */
  readonly codeSince: number | null
  /** Where all frames are sent; each new one counts once. Null: nowhere yet. */
  readonly goal: Goal | null
  /** Whether the keyboard's focus is in its app. */
  readonly used: () => boolean
  /** The person went somewhere in this frame. */
  readonly onLead: (route: string) => void
  readonly dispatch: (event: MosaicEvent) => void
}

/** Pointing at a widget, in whichever frame: a click opens the card of its literals. */
export interface FramePointing {
  readonly on: boolean
  readonly onPlace: (place: SketchPlace) => void
  readonly onEnd: () => void
}

/** A route as the app names it, or a step along its history. */
export type Goal = { readonly to: string } | { readonly way: 'back' | 'forward' }

export interface FramePage extends Omit<AppPage, 'go' | 'step'> {
  readonly look: SketchLook | null
  /** The soft keyboard is up in it. */
  readonly keyboardIsUp: boolean
  readonly onSeen: (element: HTMLIFrameElement | null, loaded: boolean) => void
}

/** One frame's conversation with its own page; what comes of it goes to the mosaic. */
export function useFramePage(given: FrameGiven): FramePage {
  const { spec, as, load, question, codeSince, dispatch } = given
  const { id } = spec
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  const [look, setLook] = useState<SketchLook | null>(null)
  const [printed, setPrinted] = useState(0)
  const [overflows] = useState(() => new OverflowLines())
  const [pages] = useState(
    () =>
      new AppPages({
        base: () => baseOf(latest.current),
        origin: () => new URL(previewUrl()).origin,
        hidden: () => document.visibilityState === 'hidden' || !latest.current.inSight,
        onLog: (lines, dropped) => {
          if (overflows.take(lines, Date.now())) setPrinted(overflows.count())
          const { name } = latest.current
          addAppLines(
            lines.map((line) => ({ ...line, text: texts.fromFrame(name, line.text) })),
            dropped,
          )
        },
        // the keyboard goes to this frame's own buttons
        onFocusOut: () => {
          document.getElementById(captionId(latest.current.spec.id))?.focus()
        },
        onWorker: () => undefined,
        holdsFocus,
        onShown: () => undefined,
        onFailed: () => undefined,
        say: (text) => {
          addPageLine(texts.fromFrame(latest.current.name, text), 'info')
        },
        now: () => Date.now(),
      }),
  )
  const [sketch] = useState(
    () =>
      new SketchLink({
        origin: () => new URL(baseOf(latest.current)).origin,
        onPlace: (place) => {
          latest.current.pointing.onPlace(place)
        },
        onEnd: () => {
          latest.current.pointing.onEnd()
        },
        onLook: setLook,
      }),
  )
  const { page, shown, blank, coming, leaving } = useStore(pages)

  useEffect(() => {
    const receive = (event: MessageEvent) => {
      pages.receive(event)
      sketch.receive(event)
    }
    window.addEventListener('message', receive)
    document.addEventListener('visibilitychange', pages.visibilityChanged)
    return () => {
      window.removeEventListener('message', receive)
      document.removeEventListener('visibilitychange', pages.visibilityChanged)
      pages.dispose()
    }
  }, [pages, sketch])
  const keyboardIsUp = keyboardUp(given.keyboard, page)
  const settings = useMemo(() => {
    const over = keyboardOver(deviceOf(spec.device), spec.landscape)
    return settingsOfSpec(spec, keyboardIsUp ? over : 0)
  }, [spec, keyboardIsUp])
  useEffect(() => {
    pages.settings(settings)
  }, [pages, settings])
  const identity = identityOfSpec(spec, as)
  useLayoutEffect(() => {
    if (load === null) {
      pages.want(null)
      return
    }
    const { stamp, meanwhile, receipt, keepsRoute, why } = load
    pages.want({ stamp, sketch: meanwhile, receipt, keepsRoute, identity, atOnce: why === 'device' })
    // another device is followed by another page: until then the one that is seen is what it was
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pages, load])
  useEffect(() => {
    sketch.hear(load?.sketch === true)
  }, [sketch, load])
  const pointed = given.pointing.on && load?.sketch === true
  useEffect(() => {
    sketch.point(pointed)
  }, [sketch, pointed])
  useEffect(() => {
    pages.visibilityChanged()
  }, [pages, given.inSight])
  useEffect(() => {
    pages.code(String(codeSince ?? ''))
    if (codeSince === null) return
    overflows.since(codeSince)
    setPrinted(overflows.count())
  }, [pages, overflows, codeSince])

  const stamp = shown?.stamp ?? null
  const visible =
    stamp !== null && !blank && (page.drawn || page.script === 'silent' || page.errors.length > 0)
  useEffect(() => {
    if (!visible || stamp === null) return
    dispatch({ type: 'drawn', id, stamp, now: Date.now() })
    pages.askCode('')
  }, [pages, dispatch, id, stamp, visible])
  const failed = failedOf(coming)
  const failedStamp = failed?.stamp
  const failedWhy = failed?.why
  useEffect(() => {
    if (failedStamp === undefined || failedWhy === undefined) return
    dispatch({ type: 'failed', id, stamp: failedStamp, reason: texts.failed[failedWhy], now: Date.now() })
  }, [dispatch, id, failedStamp, failedWhy])
  const { code } = page
  useEffect(() => {
    if (code !== null) dispatch({ type: 'code', id, ...code, now: Date.now() })
  }, [dispatch, id, code])
  const { script } = page
  useEffect(() => {
    if (question === null) return undefined
    const none = () => {
      dispatch({ type: 'code', id, question, generation: null, now: Date.now() })
    }
    if (script === 'answers') pages.askCode(question)
    const timer = setTimeout(none, script === 'answers' ? ANSWER_MS : 0)
    return () => {
      clearTimeout(timer)
    }
  }, [pages, dispatch, id, question, script])
  const errors = page.errors.reduce((sum, error) => sum + error.count, 0)
  const over = load?.sketch === true ? (look?.overflows ?? 0) : printed
  const { memory, ways, asks, worker, unreachable } = page
  const { back, forward } = ways
  const route = page.route === null ? null : appRoute(page.route)
  useEffect(() => {
    const counts = { errors, overflows: over, memory }
    const told = { ...counts, route, back, forward, asks, script, worker, unreachable }
    dispatch({ type: 'told', id, told })
  }, [dispatch, id, errors, over, memory, route, back, forward, asks, script, worker, unreachable])
  const before = useRef(route)
  useEffect(() => {
    const from = before.current
    before.current = route
    // the frame that a person uses leads; what the others do by themselves leads nowhere
    if (from !== null && route !== null && from !== route && latest.current.used())
      latest.current.onLead(route)
  }, [route])
  const { goal } = given
  const answers = visible && script === 'answers' && load?.meanwhile !== true
  // one that is given while its page loads is gone to once that can be told; a frame that comes later begins as it is
  const reached = useRef(goal)
  useEffect(() => {
    if (goal === null || reached.current === goal || (!answers && 'to' in goal)) return
    reached.current = goal
    if ('way' in goal) pages.move({ type: 'mosaygent.step', way: goal.way })
    else if (before.current !== goal.to) pages.move({ type: 'mosaygent.go', to: goal.to })
  }, [pages, goal, answers])

  const attach = useCallback(
    (of: number, element: HTMLIFrameElement | null) => {
      pages.attach(of, element?.contentWindow ?? null)
    },
    [pages],
  )
  const loaded = useCallback(
    (of: number) => {
      pages.loaded(of)
    },
    [pages],
  )
  const choose = useCallback(
    (what: 'show' | 'keep') => {
      pages.choose(what)
    },
    [pages],
  )
  const onSeen = useCallback(
    (element: HTMLIFrameElement | null, hasLoaded: boolean) => {
      sketch.attach(element?.contentWindow ?? null)
      if (hasLoaded) sketch.loaded()
    },
    [sketch],
  )
  const takePicture = useCallback((density: number | null) => pages.takePicture(density), [pages])
  return {
    ...page,
    shown,
    blank,
    coming,
    leaving,
    attach,
    loaded,
    choose,
    takePicture,
    look,
    keyboardIsUp,
    onSeen,
  }
}

/** The element that takes the keyboard when it leaves the app in this frame. */
export const captionId = (id: string) => `mosaic-${id}`

/** A page that does not come, and why. */
const failedOf = (coming: Coming | null) =>
  coming === null || coming.waiting === 'loading' ? null : { stamp: coming.stamp, why: coming.waiting }

const baseOf = ({ twin, load }: FrameGiven) =>
  (twin && load?.sketch === true ? loopbackTwin() : null) ?? previewUrl()
