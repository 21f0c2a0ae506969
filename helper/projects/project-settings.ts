import { ApiLook, ProjectChoices } from '@mosaygent/contract'
import * as z from 'zod/mini'
import { RunChoices } from './run-choices.ts'

/**
 * What the user chose for one project: a file of our own for each directory. Every part is optional, because a project
 * begins with none. A feature reads and changes its own parts alone.
 */
export const ProjectSettings = z.object({
  /** The project directory as it was chosen last, absolute; the file is named after where links lead. */
  directory: z.string(),
  /** When it was chosen last, ISO 8601. */
  opened_at: z.nullable(z.string()),
  /** The `opened_at` that was taken off the list of recent projects: a later one is listed again. */
  unlisted: z.optional(z.string()),
  /** A hash of what its repositories are known by; it is the same one where the folder was moved. */
  identity: z.optional(z.string()),
  /** Gone: the directory that goes on with these settings. */
  moved_to: z.optional(z.string()),
  /** The chosen Flutter app: its folder, relative to the directory with forward slashes; `.`: the directory itself. */
  app: z.optional(z.string()),
  /** The apps that were chosen last, in the same way, the latest first. */
  recent_apps: z.optional(z.array(z.string())),
  /** The project has no API. */
  no_api: z.optional(z.boolean()),
  /** The chosen API, in the same way. */
  api: z.optional(z.string()),
  /** The start command that was entered for the API; a line without a shell. */
  api_start: z.optional(
    z.object({ command: z.string(), port: z.nullable(z.number()), health: z.nullable(z.string()) }),
  ),
  /** The start command that was chosen for it, by id. */
  api_command: z.optional(z.string()),
  /** The file of values of each environment, relative to its folder; null: none. Absent: the usual one. */
  api_env_files: z.optional(
    z.object({
      development: z.optional(z.nullable(z.string())),
      production: z.optional(z.nullable(z.string())),
    }),
  ),
  /** Its optional parts that Install brings. */
  api_extras: z.optional(z.array(z.string())),
  /** What the user said of the API's server. */
  api_look: z.optional(ApiLook),
  /** What the page keeps for it. */
  choices: z.optional(ProjectChoices),
  /** The Firebase project that the helper was last told. */
  firebase_project: z.optional(z.string()),
  /** The web app that was taken, by Firebase project. */
  firebase_web_apps: z.optional(z.record(z.string(), z.string())),
  /** The addresses that Clone clones; null: the starter, whatever `config.json` says. */
  repositories: z.optional(
    z.object({ api: z.optional(z.nullable(z.string())), flutter: z.optional(z.nullable(z.string())) }),
  ),
  /** How each app is run, by its folder as in `app`. */
  runs: z.optional(z.record(z.string(), RunChoices)),
})
export type ProjectSettings = z.infer<typeof ProjectSettings>

/** A project that nobody chose anything for. */
export const newProject = (directory: string): ProjectSettings => ({ directory, opened_at: null })
