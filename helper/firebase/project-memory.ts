import { join } from 'node:path'
import * as z from 'zod/mini'
import { type Outcome, succeed } from '../errors/index.ts'
import type { ProjectStore } from '../projects/index.ts'
import { openJsonFile } from '../state/index.ts'
import { keep } from '../file-transaction/index.ts'

/**
 * `firebase.json` in the home folder: what was said before any directory was chosen, and by helpers that kept one memory
 * for all projects. It goes to the first project that there is.
 */
const Homeless = z.object({
  project_id: z.nullable(z.string()),
  web_apps: z.record(z.string(), z.string()),
})
const NOTHING: z.infer<typeof Homeless> = { project_id: null, web_apps: {} }

/** What the helper was told of Firebase, for each project directory. */
export interface FirebaseMemory {
  /** The active Firebase project. */
  projectId(): Promise<string | null>
  setProjectId(id: string): Promise<Outcome<null>>
  /** The web app that was taken of a Firebase project. */
  webApp(project: string): Promise<string | null>
  takeWebApp(project: string, webApp: string): Promise<Outcome<null>>
}

interface FirebaseMemoryDeps {
  readonly home: string
  readonly projects: ProjectStore
  /** The chosen directory; null: none. */
  readonly directory: () => string | null
  readonly onDamaged: (setAside: string) => void
}

export async function openFirebaseMemory(deps: FirebaseMemoryDeps): Promise<FirebaseMemory> {
  const { home, projects, directory, onDamaged } = deps
  const path = join(home, 'firebase.json')
  const homeless = await openJsonFile({ path, schema: Homeless, initial: NOTHING, onDamaged })

  /** Gives the directory what has none yet. Where that cannot be written it stays as it is, for another time. */
  const settle = async (): Promise<string | null> => {
    const chosen = directory()
    const { project_id, web_apps } = homeless.get()
    if (chosen === null || (project_id === null && Object.keys(web_apps).length === 0)) return chosen
    const given = await projects.choose(chosen, (project) => ({
      ...project,
      firebase_project: project.firebase_project ?? project_id ?? undefined,
      firebase_web_apps: { ...web_apps, ...project.firebase_web_apps },
    }))
    if (given.ok) await keep(() => homeless.choose(() => NOTHING))
    return chosen
  }
  await settle()

  const homelessKeeps = async (
    change: (known: z.infer<typeof Homeless>) => z.infer<typeof Homeless>,
  ): Promise<Outcome<null>> => {
    const kept = await keep(() => homeless.choose(change))
    return kept.ok ? succeed(null) : kept
  }

  return {
    async projectId() {
      const chosen = await settle()
      return chosen === null ? homeless.get().project_id : (projects.get(chosen).firebase_project ?? null)
    },
    async setProjectId(id) {
      const chosen = await settle()
      return chosen === null
        ? homelessKeeps((known) => ({ ...known, project_id: id }))
        : projects.choose(chosen, (project) => ({ ...project, firebase_project: id }))
    },
    async webApp(project) {
      const chosen = await settle()
      const taken = chosen === null ? homeless.get().web_apps : projects.get(chosen).firebase_web_apps
      return taken?.[project] ?? null
    },
    async takeWebApp(project, webApp) {
      const chosen = await settle()
      return chosen === null
        ? homelessKeeps((known) => ({ ...known, web_apps: { ...known.web_apps, [project]: webApp } }))
        : projects.choose(chosen, (known) => ({
            ...known,
            firebase_web_apps: { ...known.firebase_web_apps, [project]: webApp },
          }))
    },
  }
}
