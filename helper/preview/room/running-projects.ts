import type { PreviewState, RunningProject } from '@mosaygent/contract'
import { livingRun } from '../session/state.ts'
import { nameOf } from './room.ts'
import type { Place } from './place.ts'

export interface RunningProjectsOptions {
  readonly places: readonly Place[]
  readonly shown: Place
  readonly previewPort: number
  /** An app's folder as the project directory that it is of would name it. */
  readonly nameOfApp: (app: string, directory: string | null) => string
}

/** Whose app runs, and where its pages are. */
export function runningProjects({
  places,
  shown,
  previewPort,
  nameOfApp,
}: RunningProjectsOptions): RunningProject[] {
  return places.flatMap((place) => {
    const state = place.session.state()
    const run = livingRun(state)
    if (run === null) return []
    const port = place === shown ? previewPort : (place.gateway?.port() ?? null)
    const directory = place.directory?.path ?? null
    return {
      directory: directory ?? run.project,
      name: nameOf(place),
      app: nameOfApp(run.project, directory),
      port,
      url: port === null ? null : `http://127.0.0.1:${port}`,
      state: state.kind satisfies PreviewState,
      shown: place === shown,
      configuration: run.wanted.name,
      environment: place.session.environment(),
    }
  })
}
