import { frameAllow } from '@mosaygent/contract'
import { useCallback, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useEnvironment, useEnvironmentOf } from '#session'
import { covers } from '../controller/overlay.ts'
import type { Preview } from '../controller/use-preview.ts'
import { appRoute } from '../page/app-route.ts'
import { useKnownRoutes } from '../page/known-routes.ts'
import type { AppPage } from '../page/use-page.ts'
import type { SketchPointing } from '../page/use-sketch-point.ts'
import { EditCard } from '../edit-card/edit-card.tsx'
import { besidePhone, cardKey, editPlaceOf } from '../edit-card/place.ts'
import { sourceNews } from '../edit-card/source-news.ts'
import { PermissionBar } from '../permissions/permission-bar.tsx'
import { useAppPermissions } from '../permissions/use-app-permissions.ts'
import { AppFrame } from '../phone/app-frame.tsx'
import { deviceOf } from '../phone/devices.ts'
import { screenOf } from '../phone/screen.ts'
import { outerSize, usePhoneScale } from '../phone/phone-scale.ts'
import { roomBeside } from '../phone/room-beside.ts'
import { useRoom } from '../phone/use-room.ts'
import { Phone } from '../phone/phone.tsx'
import { keyboardHeight } from '../phone/keyboard-size.ts'
import { SoftKeyboard } from '../phone/soft-keyboard.tsx'
import { keyboardUp } from '../page/keyboard-up.ts'
import type { StoryboardPlace } from '../storyboard/use-storyboard.ts'
import { ChangedOutline } from '../trail/changed-outline.tsx'
import { useTrail } from '../trail/use-trail.ts'
import type { SketchTruth } from '../truth/use-sketch-report.ts'
import type { View } from '../view-settings.ts'
import { ComingPage } from './coming-page.tsx'
import { ScreenOverlay } from './screen-overlay.tsx'
import { LoadingApp } from './loading-app.tsx'
import { PaneFoot } from './pane-foot.tsx'
import { PaneTools } from './pane-tools.tsx'
import { RouteBar } from './route-bar.tsx'
import { StaleRibbon } from './stale-ribbon.tsx'
import styles from './preview-pane.module.css'
import { texts } from './texts.ts'
import { useFrameFocus } from './use-frame-focus.ts'

interface PreviewPaneProps {
  preview: Preview
  page: AppPage
  pointing: SketchPointing
  truth: SketchTruth
  storyboard: StoryboardPlace
  view: View
  onView: (view: View) => void
  paneRef: RefObject<HTMLElement | null>
  /** What holds the pane and the console. */
  benchRef: RefObject<HTMLElement | null>
  /** In the foot: what there is to do about the running app. */
  banner?: ReactNode
  install?: ((missing: boolean) => ReactNode) | undefined
  /** Above Start, where Flutter would run. */
  beforeStart?: ReactNode
}

/** The drafting table with the phone on it: conditions above, receipt below. */
export function PreviewPane({
  preview,
  page,
  pointing,
  truth,
  storyboard,
  view,
  onView,
  paneRef,
  benchRef,
  banner,
  install,
  beforeStart,
}: PreviewPaneProps) {
  const { status, flow, overlay } = preview
  const [chosen] = useEnvironment()
  // until a restart the running app may still be the other one
  const runs = status?.running === true ? (status.restart_to_apply?.running_project_id ?? null) : null
  const environment = useEnvironmentOf(runs) ?? chosen
  const hold = useRef<HTMLDivElement>(null)
  const device = deviceOf(view.device)
  const screen = screenOf(device, view.landscape)
  const fit = usePhoneScale(hold, screen)
  const scale = view.zoom === null ? fit : view.zoom / 100
  const pane = useRoom(paneRef)
  const bench = useRoom(benchRef)
  // as long as somebody points, so that a click moves nothing
  const beside =
    (pointing.on !== true && pointing.place === null) || pane === null || bench === null || scale === null
      ? null
      : roomBeside({
          pane: pane.width,
          bench: bench.width,
          phone: outerSize(screen).width * scale,
          moves: view.zoom === null,
        })
  const inApp = useFrameFocus()
  const project = status?.running === true ? (status.project ?? preview.codebase?.path ?? null) : null
  const route = page.route === null ? null : appRoute(page.route)
  const known = useKnownRoutes(project, route, pointing.look?.routes ?? null)
  const edges = pointing.look?.edges ?? page.edges
  const { entries, fresh } = useTrail({
    preview,
    page,
    project,
    conditions: { device, landscape: view.landscape, appDark: view.appDark, edges },
  })
  // a sketch runs nothing that could
  const cannotAsk = page.script === 'silent' && status?.engine !== 'sketch'
  const permissions = useAppPermissions(project, { asks: page.asks, cannotAsk }, preview.reframe)
  const { frame: pointed, loaded: pointedLoaded } = pointing
  const { frame: reported, loaded: reportedLoaded } = truth
  const onSeen = useCallback(
    (element: HTMLIFrameElement | null, loaded: boolean) => {
      pointed(element)
      reported(element)
      if (!loaded) return
      pointedLoaded()
      reportedLoaded()
    },
    [pointed, pointedLoaded, reported, reportedLoaded],
  )

  // it is to be answered: the reload or restart beside it is as good as over
  const asksAboutPage = page.coming !== null && page.coming.waiting !== 'loading'
  const app =
    flow.frame === null || page.shown === null ? null : (
      <AppFrame
        page={page}
        allow={frameAllow(permissions.allowed)}
        screen={screen}
        dark={view.appDark}
        onSeen={onSeen}
      />
    )
  return (
    <section
      ref={paneRef}
      className={`${styles.pane} dotted`}
      aria-label={texts.label}
      data-environment={environment}
      data-over={beside !== null && beside.over > 0 ? '' : undefined}
    >
      <PaneTools
        view={view}
        onView={onView}
        scale={scale}
        page={page}
        permissions={permissions}
        pointing={pointing}
        running={flow.frame !== null}
        devtools={status?.running === true ? (status.devtools_url ?? null) : null}
        storyboard={storyboard}
      />
      <RouteBar
        route={route}
        ways={page.ways}
        known={known}
        off={routeOff(page.script, flow.frame !== null)}
        onGo={page.go}
        onStep={page.step}
      />
      {pointing.place === null ? null : (
        <EditCard
          key={cardKey(pointing.place)}
          place={beside === null ? editPlaceOf(pointing.place) : besidePhone(pointing.place, beside.over)}
          onClose={pointing.closePlace}
          news={sourceNews(preview)}
          click={pointing.place}
          note={pointing.on === null ? texts.inApp(status?.reload_on_save === true) : null}
        />
      )}
      <div
        ref={hold}
        className={styles.hold}
        data-zoomed={view.zoom === null ? undefined : ''}
        style={
          beside === null || view.zoom !== null
            ? undefined
            : { position: 'relative', insetInlineEnd: beside.shift }
        }
      >
        {scale === null ? null : (
          <Phone
            device={device}
            screen={screen}
            landscape={view.landscape}
            scale={scale}
            appDark={view.appDark}
            edges={edges}
            covered={covers(overlay) || app === null}
            blank={page.blank}
            app={app}
            keyboard={
              app !== null && keyboardUp(view.keyboard, page) ? (
                <SoftKeyboard
                  device={device}
                  height={keyboardHeight(device, view.landscape)}
                  foot={screen.bottom}
                  field={page.field}
                  dark={view.appDark}
                />
              ) : null
            }
            overlay={
              <>
                {app === null || page.coming === null ? null : (
                  <ComingPage coming={page.coming} onChoose={page.choose} />
                )}
                {asksAboutPage && overlay.kind === 'acting' ? null : (
                  <ScreenOverlay
                    preview={preview}
                    loadingNew={page.coming?.waiting === 'loading'}
                    beforeStart={beforeStart}
                  />
                )}
                {app === null ? null : <ChangedOutline fresh={fresh} screen={screen} scale={scale} />}
                {app === null || !page.blank || covers(overlay) ? null : (
                  <LoadingApp quiet={overlay.kind !== 'none'} />
                )}
              </>
            }
            // while the screen is covered nothing stale is visible
            ribbon={overlay.kind === 'none' ? <StaleRibbon status={status} last={preview.last} /> : null}
          />
        )}
      </div>
      <PaneFoot
        preview={preview}
        inApp={inApp && app !== null}
        truth={truth}
        phoneWidth={scale === null ? 0 : outerSize(screen).width * scale}
        onOtherPage={storyboard.show}
        page={page}
        trail={entries}
        banner={permissions.asked.length > 0 ? <PermissionBar {...permissions} /> : banner}
        install={install}
      />
    </section>
  )
}

function routeOff(script: AppPage['script'], running: boolean) {
  if (!running) return { reason: texts.startFirst, short: texts.startFirst }
  return script === 'silent' ? { reason: texts.silent, short: texts.route.unknown } : null
}
