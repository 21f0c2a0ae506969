import type { FocusDirection } from '@mosaygent/contract'
import type { ReactNode } from 'react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { ConsolePanel, type ErrorNotes } from './console/console-panel.tsx'
import { useCleared } from './console/use-cleared.ts'
import { useResizableConsole } from './console/use-resizable-console.tsx'
import type { Download } from './controller/overlay.ts'
import { showsApp, showsSketch, sketchMeanwhile } from './controller/controller-state.ts'
import { usePreview } from './controller/use-preview.ts'
import type { Preview } from './controller/use-preview.ts'
import { MosaicPane } from './mosaic/mosaic-pane.tsx'
import { useMosaicSettings } from './mosaic/mosaic-settings.ts'
import { reportedErrors } from './page/reported-errors.ts'
import { usePage } from './page/use-page.ts'
import { usePageReport } from './page/use-page-report.ts'
import { useSketchPoint } from './page/use-sketch-point.ts'
import { PreviewBar } from './preview-bar.tsx'
import { usePublishedPageErrors } from './page-error-count.ts'
import { usePreviewKeys } from './preview-keys.ts'
import { PreviewPane } from './preview-pane/preview-pane.tsx'
import styles from './preview-pane/preview-pane.module.css'
import { leaveFrame } from './preview-pane/use-frame-focus.ts'
import { openChosen } from './storyboard/open-chosen.ts'
import { Storyboard } from './storyboard/storyboard.tsx'
import { storyOff, useStoryboard } from './storyboard/use-storyboard.ts'
import { useSketchReport } from './truth/use-sketch-report.ts'
import { useAnnouncedPreview } from './use-announced-preview.ts'
import { identityOf, useIdentity } from './use-identity.ts'
import { usePageCommands } from './use-page-commands.ts'
import { useViewCommands } from './use-view-commands.ts'
import { useView } from './view-settings.ts'

interface FlutterPageProps {
  /** Firebase config files are being fetched, which only the environment switch knows: Start waits for them. */
  download?: Download | null
  /** At the foot of the pane: what the files of the environment ask for. */
  banner?: (preview: Preview) => ReactNode
  /** In the bar: what else there is to know before Start. */
  mark?: ReactNode
  /** In the bar, before Start: another way to run the app. */
  action?: ReactNode
  /** Below the bar: what else runs. */
  beside?: ReactNode
  /** At the foot of the pane: the way to an SDK. `missing`: what runs is a sketch. */
  install?: (missing: boolean) => ReactNode
  /** Above Start in the middle of the phone, where Flutter would run. */
  beforeStart?: ReactNode
  notes?: ErrorNotes
  /** In the bar, before Start: what else can be done with the app. */
  tools?: ReactNode
  /** In the console's place, which is still there behind it; null: the console. */
  panel?: ReactNode
  /** The console is asked for: the panel goes. */
  onConsole?: () => void
}

/** The workbench: the app in a phone, and the console beside it. */
export function FlutterPage({ download = null, banner, mark, install, ...props }: FlutterPageProps) {
  const { tools, panel = null, onConsole, action, beforeStart, notes } = props
  const preview = usePreview(download)
  const [view, setView] = useView()
  const [mosaic, setMosaic] = useMosaicSettings()
  // the sheet takes the whole width until the console is asked for
  const [beside, setBeside] = useState(false)
  const pane = useRef<HTMLElement>(null)
  const leave = useCallback((direction: FocusDirection) => {
    leaveFrame(pane.current, direction)
  }, [])
  const beforeApp = useCallback(() => {
    leave('back')
  }, [leave])
  const { last, flow, status } = preview
  const { frame, frameFor } = flow
  const sketch = sketchMeanwhile(status)
  const identity = identityOf(view)
  const request = useMemo(
    () => (frame === null || mosaic.open ? null : { stamp: frame, sketch, identity, ...frameFor }),
    // a sketch that ends, or another device, is followed by another frame: until then the one that is seen is what it was
    // oxlint-disable-next-line react/exhaustive-deps
    [frame, frameFor, mosaic.open],
  )
  const tell = usePageReport(frame !== null)
  const page = usePage({
    view,
    request,
    code: `${flow.frameRun ?? ''} ${last?.in_place === true && last.outcome === 'applied' ? last.at : ''}`,
    version: status?.version,
    onFocusOut: leave,
    onShown: (receipt) => {
      tell({ state: 'shown', receipt })
    },
    onFailed: (receipt, reason, errors) => {
      tell({
        state: 'failed',
        receipt,
        reason,
        errors: reportedErrors(errors),
      })
    },
  })
  useIdentity({
    view,
    takes: page.script === 'answers' || page.script === 'waiting',
    reframe: preview.reframe,
  })
  const pointing = useSketchPoint(frame !== null && showsSketch(status), frame !== null, !mosaic.open)
  const storyboard = useStoryboard(storyOff(frame !== null, showsSketch(status)), showsApp(status), () => {
    if (mosaic.open) setMosaic({ ...mosaic, open: false })
  })
  const truth = useSketchReport(frame !== null && !mosaic.open && showsSketch(status))
  const cleared = useCleared(preview, page.errors)
  const filter = useRef<HTMLInputElement>(null)
  const bench = useRef<HTMLDivElement>(null)
  const { columns, id, edge, menu } = useResizableConsole(bench)
  const focusFilter = () => {
    if (panel !== null) onConsole?.()
    setBeside(true)
    // after the palette has given the focus back, and the console is there again
    setTimeout(() => filter.current?.focus())
  }
  usePreviewKeys(preview, focusFilter, pointing)
  usePageCommands(preview, focusFilter, pointing, storyboard)
  useViewCommands(true, page.script)
  usePublishedPageErrors(cleared.pageErrors.length)
  useAnnouncedPreview(preview)
  const wide = mosaic.open && panel === null && !beside
  return (
    <>
      <PreviewBar
        preview={preview}
        // Clear hides what was said; that the code does not compile stays true
        compileErrors={preview.errors.length > 0}
        pageErrors={cleared.pageErrors.length > 0}
        mark={mark}
        tools={tools}
        action={action}
      />
      <div className="relative flex min-h-0 min-w-0 flex-col">
        {storyboard.open ? (
          <Storyboard
            appDark={view.appDark}
            overtaken={storyboard.overtaken}
            onOpen={openChosen(storyboard, { inSketch: pointing.open, inApp: page.go })}
            onClose={storyboard.close}
            onFocusLost={beforeApp}
          />
        ) : null}
        {props.beside}
        <div
          ref={bench}
          inert={storyboard.open}
          className={`flex-1 ${wide ? styles.whole : styles.bench}`}
          style={wide ? {} : columns}
        >
          {mosaic.open ? (
            <MosaicPane
              preview={preview}
              view={view}
              onView={setView}
              mosaic={mosaic}
              onMosaic={setMosaic}
              paneRef={pane}
              pointing={pointing}
              console={{
                open: beside,
                toggle: () => {
                  setBeside(!beside)
                },
              }}
              tell={tell}
              banner={banner?.(preview)}
              beforeStart={beforeStart}
            />
          ) : (
            <PreviewPane
              preview={preview}
              page={page}
              pointing={pointing}
              truth={truth}
              storyboard={storyboard}
              view={view}
              onView={setView}
              paneRef={pane}
              benchRef={bench}
              banner={banner?.(preview)}
              install={install}
              beforeStart={beforeStart}
            />
          )}
          <div
            className={
              // a box of its own, because its width is measured
              panel === null && !wide
                ? 'grid min-h-0 min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)]'
                : 'hidden'
            }
          >
            <ConsolePanel
              id={id}
              cleared={cleared}
              starting={preview.starting}
              lost={preview.lost}
              printed={preview.printed}
              filterRef={filter}
              edge={edge}
              widthMenu={menu}
              notes={notes}
            />
          </div>
          {panel}
        </div>
      </div>
    </>
  )
}
