import type { projectChoicesEndpoints } from '@mosaygent/contract'
import { refuse, succeed } from '../errors/index.ts'
import type { EventHub } from '../events/index.ts'
import type { HandlersOf } from '../handlers/index.ts'
import type { ProjectStore } from './project-store.ts'

interface ProjectsDeps {
  readonly store: ProjectStore
  /** The chosen directory; null: none. */
  readonly directory: () => string | null
  readonly hub: Pick<EventHub, 'publish'>
}

/** The page's choices of each project: the `project/*` calls. */
export function createProjects({ store, directory, hub }: ProjectsDeps): {
  readonly handlers: HandlersOf<typeof projectChoicesEndpoints>
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
    },
  }
}
