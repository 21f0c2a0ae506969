import { realpath } from 'node:fs/promises'
import type { PreviewStatus, Receipt } from '@mosaygent/contract'
import type { ConsoleLog } from '../../console/index.ts'
import { stageText } from '../../tools/index.ts'
import { createErrorList, type ErrorList } from '../errors/error-list.ts'
import type { Gateway, GatewayTarget } from '../gateway/gateway.ts'
import { reloadsOnSave } from '../memory.ts'
import { createRestartToApply } from '../restart-to-apply.ts'
import { createPreviewSession } from '../session/session.ts'
import type { PreviewSession, SessionDeps } from '../session/session-types.ts'
import { SKETCH_KEY } from '../session/sketch-key.ts'
import { livingRun } from '../session/state.ts'

/** A folder under the one name that it has, whichever link led to it. */
export interface Folder {
  readonly path: string
  readonly real: string
}

/** Null stays null: there is no such folder. What has gone meanwhile has the name that it was called by. */
export async function folderOf(path: string | null): Promise<Folder | null> {
  return path === null ? null : { path, real: await realpath(path).catch(() => path) }
}

export interface PlaceDeps extends Omit<
  SessionDeps,
  | 'errors'
  | 'reloadOnSave'
  | 'gatewayPort'
  | 'onStatus'
  | 'onReceipt'
  | 'onSources'
  | 'eventReaders'
  | 'console'
> {
  readonly console: ConsoleLog
  /** That is chosen; null: none. */
  readonly projectDirectory: () => string | null
  readonly eventReaders: () => number
  /** The port of what is shown. */
  readonly previewPort: () => number
  readonly onStatus: (place: Place, status: PreviewStatus) => void
  readonly onErrors: (place: Place) => void
  readonly onReceipt: (place: Place, receipt: Receipt) => void
  readonly onSources: (place: Place) => void
  readonly isShown: (place: Place) => boolean
}

/** One project's run with all that is its own: errors, receipts, what waits for a restart. */
export interface Place {
  readonly session: PreviewSession
  readonly errors: ErrorList
  readonly restart: ReturnType<typeof createRestartToApply>
  /** The project directory that it was chosen with last; null: it never was. */
  directory: Folder | null
  /** What it runs, or ran; null: nothing yet. */
  app: Folder | null
  /** Of a run that is not shown; null: it is, or none could be had. */
  gateway: Gateway | null
  target(): GatewayTarget
}

export function createPlace(deps: PlaceDeps): Place {
  const errors = createErrorList(() => deps.onErrors(place))
  const restart = createRestartToApply()
  const session = createPreviewSession({
    ...deps,
    errors,
    console: {
      ...deps.console,
      add: (entry) => {
        const project = place.app?.path
        if (deps.isShown(place) || project === undefined) return deps.console.add(entry)
        const { source, level, text } = entry
        // it stands between the lines of another run, whose sections it must not end
        return deps.console.add({ source, level, text, project })
      },
    },
    reloadOnSave: () => reloadsOnSave(deps.memory, place.directory?.path ?? deps.projectDirectory()),
    gatewayPort: () => place.gateway?.port() ?? deps.previewPort(),
    eventReaders: () => (deps.isShown(place) ? deps.eventReaders() : 0),
    onStatus: (status) => deps.onStatus(place, status),
    onSources: () => deps.onSources(place),
    onReceipt(receipt) {
      restart.onReceipt(receipt)
      deps.onReceipt(place, receipt)
    },
  })

  const target = (): GatewayTarget => {
    const state = session.state()
    const port = session.shownPort()
    if (port !== null) {
      const project = livingRun(state)?.project ?? ''
      // while the app compiles a sketch stands in for it
      const sketch = state.kind === 'starting' || livingRun(state)?.engine.kind === 'sketch'
      const ownWorkers = deps.memory.get().own_workers.includes(project)
      return { kind: 'app', port, sketchKey: sketch ? SKETCH_KEY : null, project, ownWorkers }
    }
    return state.kind === 'starting'
      ? { kind: 'starting', stage: stageText(state.run.stage()) }
      : { kind: 'nothing' }
  }

  const place: Place = {
    session,
    errors,
    restart,
    directory: null,
    app: null,
    gateway: null,
    target,
  }
  return place
}
