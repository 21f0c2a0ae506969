import { frameAllow, type AskedPermission } from '@mosaygent/contract'
import { Maximize2, Minimize2, TriangleAlert } from '#icons'
import { useCallback, useEffect, useRef } from 'react'
import { Button, IconButton, Spinner } from '#ui'
import { AppFrame } from '../phone/app-frame.tsx'
import { keyboardHeight } from '../phone/keyboard-size.ts'
import { SoftKeyboard } from '../phone/soft-keyboard.tsx'
import type { View } from '../view-settings.ts'
import { deviceOf } from '../phone/devices.ts'
import { Phone } from '../phone/phone.tsx'
import { outerSize } from '../phone/phone-scale.ts'
import { screenOf } from '../phone/screen.ts'
import { FrameMenu } from './frame-menu.tsx'
import type { FrameSpec } from './frame-spec.ts'
import { nameOf, stateWords } from './frame-words.ts'
import { isLive, pageOf } from './mosaic-state.ts'
import type { MosaicEvent, MosaicState } from './mosaic-state.ts'
import styles from './mosaic.module.css'
import type { Place } from './sheet-layout.ts'
import type { Shot } from './sheet-picture.ts'
import { CAPTION } from './sheet-layout.ts'
import { texts } from './texts.ts'
import { useFramePage } from './use-frame-page.ts'
import type { FramePointing, Goal } from './use-frame-page.ts'
import { useInSight } from './use-in-sight.ts'

interface MosaicFrameProps {
  spec: FrameSpec
  state: MosaicState
  dispatch: (event: MosaicEvent) => void
  place: Place
  as: 'device' | 'browser'
  twin: boolean
  keyboard: View['keyboard']
  pointing: FramePointing
  /** What the person lets the app do beyond its page. */
  allowed: readonly AskedPermission[]
  big: boolean
  goal: Goal | null
  /** Tells what a picture of the sheet needs; the same function from render to render. */
  onShot: (id: string, shot: Pick<Shot, 'conditions' | 'take'> | null) => void
  onLead: (route: string) => void
  onBig: () => void
  onChange: (spec: FrameSpec) => void
  onOne: () => void
  onRemove: (() => void) | null
}

/** One frame of the sheet: the app in its device, its name, and what there is to say of it. */
export function MosaicFrame(props: MosaicFrameProps) {
  const {
    spec,
    state,
    dispatch,
    place,
    as,
    twin,
    keyboard,
    pointing,
    allowed,
    big,
    goal,
    onShot,
    onLead,
    onBig,
    onChange,
    onOne,
    onRemove,
  } = props
  const { id } = spec
  const box = useRef<HTMLDivElement>(null)
  const frame = state.frames[id]
  const { round } = state
  const name = nameOf(spec)
  const load = frame === undefined || !isLive(state, id) ? null : pageOf(frame)
  const asked = round?.inPlace === true && frame?.stage.kind === 'live' && frame.outcome.kind === 'waiting'
  const page = useFramePage({
    spec,
    name,
    as,
    load,
    inSight: frame?.inSight ?? true,
    twin,
    keyboard,
    pointing,
    question: asked ? round.receipt.at : null,
    codeSince: round?.begun ?? null,
    goal,
    used: () =>
      document.activeElement?.tagName === 'IFRAME' && box.current?.contains(document.activeElement) === true,
    onLead,
    dispatch,
  })
  useInSight(
    box,
    useCallback(
      (inSight: boolean) => {
        dispatch({ type: 'sight', id, inSight, now: Date.now() })
      },
      [dispatch, id],
    ),
  )
  const device = deviceOf(spec.device)
  const screen = screenOf(device, spec.landscape)
  const { width, height } = outerSize(screen)
  const { takePicture } = page
  const edges = page.look?.edges ?? page.edges
  useEffect(() => {
    const conditions = { device, landscape: spec.landscape, appDark: spec.dark, edges }
    onShot(id, { conditions, take: takePicture })
    return () => {
      onShot(id, null)
    }
  }, [onShot, id, device, spec.landscape, spec.dark, edges, takePicture])
  const words = stateWords(state, id)
  const busy = frame?.stage.kind === 'loading' || asked
  const seen = load !== null && page.shown !== null
  const broken = page.coming !== null && page.coming.waiting !== 'loading'
  return (
    <div
      ref={box}
      role="group"
      aria-label={name}
      className={styles.frame}
      data-testid="mosaic-frame"
      data-state={frame?.stage.kind ?? 'empty'}
      style={{
        transform: `translate(${Math.round(place.left)}px, ${Math.round(place.top)}px)`,
        width: width * place.scale,
        height: height * place.scale + CAPTION,
      }}
    >
      <Phone
        device={device}
        screen={screen}
        landscape={spec.landscape}
        scale={place.scale}
        appDark={spec.dark}
        edges={edges}
        covered={!seen}
        blank={page.blank}
        app={
          seen ? (
            <AppFrame
              page={page}
              allow={frameAllow(allowed)}
              screen={screen}
              dark={spec.dark}
              onSeen={page.onSeen}
            />
          ) : null
        }
        keyboard={
          seen && page.keyboardIsUp ? (
            <SoftKeyboard
              device={device}
              height={keyboardHeight(device, spec.landscape)}
              foot={screen.bottom}
              field={page.field}
              dark={spec.dark}
            />
          ) : null
        }
        overlay={
          <>
            {seen && !page.blank ? null : (
              <div className={styles.cover}>
                {busy ? <Spinner size={18} /> : null}
                <span>{words ?? texts.state.loading}</span>
              </div>
            )}
            {broken ? (
              <div className={styles.broken}>
                <span>{words}</span>
                <Button
                  size="small"
                  onClick={() => {
                    page.choose('show')
                  }}
                >
                  {texts.frame.show}
                </Button>
              </div>
            ) : null}
          </>
        }
        ribbon={null}
      />
      {busy && seen ? <i className={styles.busy} aria-hidden="true" /> : null}
      <div className={styles.caption} style={{ height: CAPTION }}>
        <FrameMenu
          spec={spec}
          onChange={onChange}
          onOne={onOne}
          onAnew={() => {
            dispatch({ type: 'anew', id, why: 'by-hand', now: Date.now() })
          }}
          onRemove={onRemove}
        />
        <Counts errors={frame?.errors ?? 0} overflows={frame?.overflows ?? 0} />
        <IconButton
          size="small"
          label={big ? texts.frame.small(name) : texts.frame.big(name)}
          pressed={big}
          icon={big ? <Minimize2 /> : <Maximize2 />}
          onClick={onBig}
        />
      </div>
    </div>
  )
}

/** What the app in this frame threw, and what did not fit. */
function Counts({ errors, overflows }: { errors: number; overflows: number }) {
  if (errors + overflows === 0) return null
  const words = [
    ...(errors > 0 ? [texts.errors(errors)] : []),
    ...(overflows > 0 ? [texts.overflows(overflows)] : []),
  ].join(', ')
  return (
    <span title={words} className={styles.count} data-tone={errors > 0 ? 'bad' : 'warn'}>
      <TriangleAlert aria-hidden="true" />
      <span aria-hidden="true">{errors + overflows}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
