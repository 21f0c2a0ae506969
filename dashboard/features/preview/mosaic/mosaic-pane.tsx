import type { SketchPlace } from '@mosaygent/contract'
import { Crosshair, PanelRight, Plus, Smartphone } from '#icons'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { CSSProperties, ReactNode, RefObject } from 'react'
import { useEnvironment } from '#session'
import { Badge, IconButton } from '#ui'
import { covers } from '../controller/overlay.ts'
import type { Preview } from '../controller/use-preview.ts'
import { outerSize } from '../phone/phone-scale.ts'
import { deviceOf } from '../phone/devices.ts'
import { screenOf } from '../phone/screen.ts'
import { useRoom } from '../phone/use-room.ts'
import { PermissionBar } from '../permissions/permission-bar.tsx'
import { PermissionsMenu } from '../permissions/permissions-menu.tsx'
import { useAppPermissions } from '../permissions/use-app-permissions.ts'
import phoneStyles from '../phone/phone.module.css'
import { KeyboardMenu } from '../preview-pane/keyboard-menu.tsx'
import { StaleMark } from '../preview-pane/stale-ribbon.tsx'
import { texts as paneTexts } from '../preview-pane/texts.ts'
import type { SketchPointing } from '../page/use-sketch-point.ts'
import { EditCard } from '../edit-card/edit-card.tsx'
import { cardKey, editPlaceOf } from '../edit-card/place.ts'
import { sourceNews } from '../edit-card/source-news.ts'
import { saidByAll } from './said-by-all.ts'
import { ScreenOverlay } from '../preview-pane/screen-overlay.tsx'
import paneStyles from '../preview-pane/preview-pane.module.css'
import type { View } from '../view-settings.ts'
import { MOST_FRAMES } from './frame-spec.ts'
import type { FrameSpec } from './frame-spec.ts'
import { identityOfSpec } from './frame-spec.ts'
import { SKETCHES_PER_NAME } from './loopback-twin.ts'
import { conditionsOf } from './frame-words.ts'
import { MosaicFoot } from './mosaic-foot.tsx'
import { MosaicFrame } from './mosaic-frame.tsx'
import type { Mosaic } from './mosaic-settings.ts'
import styles from './mosaic.module.css'
import { framesOfMosaic } from './sheet-frames.ts'
import { SheetRoute } from './sheet-route.tsx'
import { layOutSheet } from './sheet-layout.ts'
import type { Shot } from './sheet-picture.ts'
import { SheetPictureButton } from './sheet-picture-button.tsx'
import { SheetMenu } from './sheet-menu.tsx'
import { texts } from './texts.ts'
import type { Goal } from './use-frame-page.ts'
import { useMosaic } from './use-mosaic.ts'
import { useRoundReport } from './use-round-report.ts'

interface MosaicPaneProps {
  preview: Preview
  view: View
  onView: (view: View) => void
  mosaic: Mosaic
  onMosaic: (mosaic: Mosaic) => void
  paneRef: RefObject<HTMLElement | null>
  pointing: Pick<SketchPointing, 'on' | 'toggle'>
  /** Whether the console is beside the sheet. */
  console: { readonly open: boolean; readonly toggle: () => void }
  tell: Parameters<typeof useRoundReport>[1]
  banner?: ReactNode
  beforeStart?: ReactNode
}

/** The widget that was clicked, and the frame. */
interface Pointed {
  readonly frame: string
  readonly place: SketchPlace
}

/** The sheet: the same app in several frames at once, each under conditions of its own. */
export function MosaicPane(props: MosaicPaneProps) {
  const { preview, view, onView, mosaic, onMosaic, paneRef, pointing, tell, banner, beforeStart } = props
  const [environment] = useEnvironment()
  const hold = useRef<HTMLDivElement>(null)
  const room = useRoom(hold)
  const [bigId, setBig] = useState<string | null>(null)
  const [goal, setGoal] = useState<Goal | null>(null)
  const { status } = preview
  const project = status?.running === true ? (status.project ?? preview.codebase?.path ?? null) : null
  const specs = useMemo(() => framesOfMosaic(mosaic, view.device), [mosaic, view.device])
  const bigAt = specs.findIndex(({ id }) => id === bigId)
  const big = bigAt === -1 ? null : bigId
  const { state, dispatch, limit } = useMosaic({ preview, specs, big, as: view.identity })
  useRoundReport(state, tell)
  const said = saidByAll(state)
  // a sketch runs nothing that could
  const cannotAsk = said.silent && status?.engine !== 'sketch'
  const permissions = useAppPermissions(project, { asks: said.asks, cannotAsk }, preview.reframe)
  const { on: points, toggle: togglePoint } = pointing
  const [pointed, setPointed] = useState<Pointed | null>(null)
  // a sheet that nobody points at has no card, not later either
  if (points !== true && pointed !== null) setPointed(null)
  const first = specs[bigAt === -1 ? 0 : bigAt]
  const shots = useRef(new Map<string, Pick<Shot, 'conditions' | 'take'>>())
  const onShot = useCallback((id: string, shot: Pick<Shot, 'conditions' | 'take'> | null) => {
    if (shot === null) shots.current.delete(id)
    else shots.current.set(id, shot)
  }, [])
  const setFrames = useCallback(
    (frames: readonly FrameSpec[]) => {
      onMosaic({ ...mosaic, frames: [...frames] })
    },
    [mosaic, onMosaic],
  )
  const sizes = specs.map((spec) => outerSize(screenOf(deviceOf(spec.device), spec.landscape)))
  const layout = room === null ? null : layOutSheet(sizes, room, big === null ? null : bigAt)
  const takeShots = () => ({
    size: { width: room?.width ?? 0, height: layout?.height ?? 0 },
    all: specs.flatMap((spec, index) => {
      const shot = shots.current.get(spec.id)
      const place = layout?.places[index]
      if (shot === undefined || place === undefined) return []
      const detail = conditionsOf(spec).join(', ')
      return [{ ...shot, place, name: deviceOf(spec.device).name, detail }]
    }),
  })
  const scrolls = room !== null && layout !== null && layout.height > room.height
  const covered = covers(preview.overlay)
  /** The half of the sheet that leaves the frame free, as far as it can. */
  const sideBeside = (frame: string): 'start' | 'end' => {
    const at = specs.findIndex(({ id }) => id === frame)
    const place = layout?.places[at]
    const width = (sizes[at]?.width ?? 0) * (place?.scale ?? 1)
    return (place?.left ?? 0) + width / 2 > (room?.width ?? 0) / 2 ? 'start' : 'end'
  }
  return (
    <section
      ref={paneRef}
      className={`${paneStyles.pane} dotted`}
      aria-label={texts.label}
      data-environment={environment}
    >
      <div className={paneStyles.tools} role="toolbar" aria-label={texts.tools}>
        <div className={paneStyles.group}>
          <SheetMenu mosaic={mosaic} frames={specs} onMosaic={onMosaic} />
          <i className={paneStyles.sep} />
          <IconButton
            size="small"
            label={texts.add}
            icon={<Plus />}
            disabledReason={specs.length >= MOST_FRAMES ? texts.full(MOST_FRAMES) : null}
            onClick={() => {
              const last = specs.at(-1)
              if (last !== undefined) setFrames([...specs, { ...last, id: crypto.randomUUID() }])
            }}
          />
          <KeyboardMenu
            keyboard={view.keyboard}
            onKeyboard={(keyboard) => {
              onView({ ...view, keyboard })
            }}
            page={{
              script: state.frames[first?.id ?? '']?.script ?? 'none',
              identity: first === undefined ? null : identityOfSpec(first, view.identity),
            }}
            sketch={points !== null}
          />
        </div>
        <Sums state={state} />
        <div className={paneStyles.group}>
          <IconButton
            size="small"
            label={paneTexts.point}
            aria-keyshortcuts="P"
            pressed={points === true}
            icon={<Crosshair />}
            disabledReason={
              points !== null ? null : state.wanted === null ? paneTexts.startFirst : paneTexts.noSketch
            }
            onClick={togglePoint}
          />
          <PermissionsMenu {...permissions} />
          <SheetPictureButton
            off={state.wanted === null ? texts.picture.startFirst : null}
            shots={takeShots}
          />
          <IconButton
            size="small"
            label={texts.console}
            pressed={props.console.open}
            icon={<PanelRight />}
            onClick={props.console.toggle}
          />
          <IconButton
            size="small"
            label={texts.close}
            icon={<Smartphone />}
            onClick={() => {
              onMosaic({ ...mosaic, open: false })
            }}
          />
        </div>
      </div>
      <SheetRoute state={state} first={first?.id ?? ''} project={project} onGoal={setGoal} />
      {pointed === null ? null : (
        <EditCard
          key={`${pointed.frame} ${cardKey(pointed.place)}`}
          place={{ ...editPlaceOf(pointed.place), side: sideBeside(pointed.frame), half: false }}
          onClose={() => {
            setPointed(null)
          }}
          news={sourceNews(preview)}
          click={pointed.place}
        />
      )}
      <div ref={hold} className={styles.hold} data-scrolls={scrolls ? '' : undefined} inert={covered}>
        {layout === null ? null : (
          <div className={styles.sheet} style={{ height: layout.height }} data-testid="sheet">
            {specs.map((spec, index) => (
              <MosaicFrame
                key={spec.id}
                spec={spec}
                state={state}
                dispatch={dispatch}
                place={layout.places[index] ?? { left: 0, top: 0, scale: 1 }}
                as={view.identity}
                twin={index >= SKETCHES_PER_NAME}
                goal={goal}
                keyboard={view.keyboard}
                pointing={{
                  on: points === true,
                  onPlace: (place) => {
                    setPointed({ frame: spec.id, place })
                  },
                  onEnd: togglePoint,
                }}
                allowed={permissions.allowed}
                onShot={onShot}
                onLead={(to) => {
                  setGoal({ to })
                }}
                big={spec.id === big}
                onBig={() => {
                  setBig(spec.id === big ? null : spec.id)
                }}
                onChange={(next) => {
                  setFrames(specs.map((one) => (one.id === next.id ? next : one)))
                }}
                onOne={() => {
                  const { device, landscape, dark, textScale, locale } = spec
                  onView({ ...view, device, landscape, appDark: dark, textScale, locale })
                  onMosaic({ ...mosaic, open: false })
                }}
                onRemove={
                  specs.length === 1
                    ? null
                    : () => {
                        setFrames(specs.filter(({ id }) => id !== spec.id))
                      }
                }
              />
            ))}
          </div>
        )}
      </div>
      {preview.overlay.kind === 'none' ? (
        // while something lies over the frames nothing stale is looked at
        <div className={styles.stale}>
          <StaleMark status={status} last={preview.last} className={phoneStyles.ribbon ?? ''} />
        </div>
      ) : (
        <div className={covered ? styles.over : styles.strip} style={sheetSize(layout?.height)}>
          <ScreenOverlay preview={preview} loadingNew={false} beforeStart={beforeStart} />
        </div>
      )}
      <MosaicFoot
        preview={preview}
        state={state}
        specs={specs}
        limit={limit}
        banner={permissions.asked.length > 0 ? <PermissionBar {...permissions} /> : banner}
      />
    </section>
  )
}

/** How high the frames are together, for what lies over them. */
const sheetSize = (height: number | undefined): CSSProperties & Record<'--sheet', string> => ({
  '--sheet': height === undefined ? '100%' : `${height}px`,
})

/** Errors and overflows over all frames. */
function Sums({ state }: { state: ReturnType<typeof useMosaic>['state'] }) {
  const frames = Object.values(state.frames)
  const sum = (what: 'errors' | 'overflows') => frames.reduce((all, frame) => all + frame[what], 0)
  const within = (what: 'errors' | 'overflows') => frames.filter((frame) => frame[what] > 0).length
  const [errors, overflows] = [sum('errors'), sum('overflows')]
  return (
    <>
      {errors === 0 ? null : (
        <Badge tone="bad">{texts.inFrames(texts.errors(errors), within('errors'))}</Badge>
      )}
      {overflows === 0 ? null : (
        <Badge tone="warn">{texts.inFrames(texts.overflows(overflows), within('overflows'))}</Badge>
      )}
    </>
  )
}
