import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { AppEnvironment } from './environment.ts'

const Text = z.nullable(z.string().check(z.maxLength(4096)))

/** What was typed for one environment's Firebase project; null: nothing. */
export const FirebaseChoices = z.object({
  project_id: Text,
  bundle_id: Text,
  /** Only where iOS has another one. */
  ios_bundle_id: Text,
  config_path: Text,
})
export type FirebaseChoices = z.infer<typeof FirebaseChoices>

/** What became of the last time that an environment's Firebase files were brought to the app. */
export const LastSwitch = z.lazy(() =>
  z.object({
    environment: AppEnvironment,
    outcome: z.enum(['applied', 'skipped', 'failed']),
    /** One sentence for people. */
    detail: z.string(),
    /** The refusal's code, where there was one. */
    code: z.nullable(z.string()),
    /** The environment that was chosen before; the same one when its configuration was saved or tried again. */
    from: AppEnvironment,
    /** When it ended, ISO 8601. */
    at: z.string(),
  }),
)
export type LastSwitch = z.infer<typeof LastSwitch>

/** What the page keeps for one project directory, and puts into the browser while that directory is the chosen one. */
export const ProjectChoices = z.object({
  environment: z.nullable(AppEnvironment),
  development: FirebaseChoices,
  production: FirebaseChoices,
  last_switch: z.nullable(LastSwitch),
  /** False: going to production is not asked about. */
  ask_before_production: z.nullable(z.boolean()),
})
export type ProjectChoices = z.infer<typeof ProjectChoices>

const NOTHING: FirebaseChoices = { project_id: null, bundle_id: null, ios_bundle_id: null, config_path: null }

/** A project that nothing was chosen for. */
export const NO_CHOICES: ProjectChoices = {
  environment: null,
  development: NOTHING,
  production: NOTHING,
  last_switch: null,
  ask_before_production: null,
}

/** Ours: the choices of the page, kept for each project directory. */
export const projectChoicesEndpoints = {
  projectChoices: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/project/choices`,
    body: null,
    /** Those of the chosen directory; `choices` null: none were stored. */
    reply: () => z.object({ directory: z.nullable(z.string()), choices: z.nullable(ProjectChoices) }),
    fallback: 'Failed to read the choices of this project',
  }),
  /** For a directory that is chosen, or was; `no-directory` for another one. */
  storeProjectChoices: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/project/store-choices`,
    body: () => z.strictObject({ directory: z.string().check(z.maxLength(4096)), choices: ProjectChoices }),
    reply: () => z.object({ directory: z.string() }),
    fallback: 'Failed to store the choices of this project',
  }),
}
