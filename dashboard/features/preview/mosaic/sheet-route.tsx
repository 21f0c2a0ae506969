import { useKnownRoutes } from '../page/known-routes.ts'
import { RouteBar } from '../preview-pane/route-bar.tsx'
import { texts as paneTexts } from '../preview-pane/texts.ts'
import type { MosaicState } from './mosaic-state.ts'
import styles from './mosaic.module.css'
import { texts } from './texts.ts'
import type { Goal } from './use-frame-page.ts'

interface SheetRouteProps {
  state: MosaicState
  /** The frame whose route is shown. */
  first: string
  project: string | null
  onGoal: (goal: Goal) => void
}

/** One route for all frames: where the first one is, and the way elsewhere for each. */
export function SheetRoute({ state, first, project, onGoal }: SheetRouteProps) {
  const frame = state.frames[first]
  const route = frame?.route ?? null
  const known = useKnownRoutes(project, route, null)
  const elsewhere = Object.values(state.frames).filter(
    (one) => one.route !== null && one.route !== route,
  ).length
  return (
    <div className={styles.route}>
      <RouteBar
        route={route}
        ways={{ back: frame?.back ?? false, forward: frame?.forward ?? false }}
        known={known}
        off={offOf(state, route)}
        onGo={(to) => {
          onGoal({ to })
        }}
        onStep={(way) => {
          onGoal({ way })
        }}
      />
      {elsewhere === 0 || route === null ? null : (
        <span className={styles.elsewhere}>{texts.elsewhere(elsewhere)}</span>
      )}
    </div>
  )
}

function offOf(state: MosaicState, route: string | null) {
  if (state.wanted === null) return { reason: paneTexts.startFirst, short: paneTexts.startFirst }
  return route === null ? { reason: paneTexts.silent, short: paneTexts.route.unknown } : null
}
