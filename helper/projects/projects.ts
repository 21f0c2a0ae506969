import type { projectChoicesEndpoints, recentProjectEndpoints } from '@mosaygent/contract'
import { refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import type { HandlersOf } from '../handlers/index.ts'
import type { ProjectStore } from './project-store.ts'
import { recentProjects } from './recent-projects.ts'
import type { TakeOvers } from './take-overs.ts'

interface ProjectsDeps {
  readonly store: ProjectStore
  readonly takeOvers: TakeOvers
  /** The chosen directory; null: none. */
  readonly directory: () => string | null
  readonly hub: Pick<EventHub, 'publish'>
}

/** The page's choices of each project, and which were chosen lately. */
export function createProjects({ store, takeOvers, directory, hub }: ProjectsDeps): {
  readonly handlers: HandlersOf<typeof projectChoicesEndpoints & typeof recentProjectEndpoints>
} {
  return {
    handlers: {
      async projectChoices() {
        const chosen = directory()
        return succeed({
          directory: chosen,
          choices: chosen === null ? null : (store.get(chosen).choices ?? null),
        })
      },
      async storeProjectChoices({ directory: asked, choices }) {
        if (asked !== directory() && store.get(asked).opened_at === null)
          return refuse('no-directory', `${asked} was never chosen as the project directory.`)
        const kept = await store.choose(asked, (project) => ({ ...project, choices }))
        if (!kept.ok) return kept
        hub.publish({ type: 'project.changed' })
        return succeed({ directory: asked })
      },
      async recentProjects() {
        return succeed({ projects: await recentProjects(store, takeOvers) })
      },
      async forgetProject({ path }) {
        const { opened_at, directory: kept } = store.get(path)
        if (opened_at === null)
          return refuse('no-directory', `${path} was never chosen as the project directory.`)
        const forgotten = await store.choose(kept, (project) => ({ ...project, unlisted: opened_at }))
        if (!forgotten.ok) return forgotten
        hub.publish({ type: 'project.changed' })
        return succeed({ path })
      },
    },
  }
}
