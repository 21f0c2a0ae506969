import { AppEnvironment, LastSwitch, NO_CHOICES, ProjectChoices } from '@mosaygent/contract'
import type { FirebaseChoices } from '@mosaygent/contract'
import * as z from 'zod/mini'
import { readItem, subscribeStorage, writeItem } from './browser-storage.ts'
import { parsedItem } from './parsed-item.ts'
import {
  CHOICES_OF_KEY,
  ENVIRONMENT_KEY,
  firebaseKeys,
  LAST_SWITCH_KEY,
  OTHER_PROJECTS_KEY,
  PROJECT_DIRECTORY_KEY,
  settingKey,
} from './storage-keys.ts'
import { useStoredItem } from './use-stored-item.ts'

/**
 * The storage keys hold the choices of one project, the current one. Those of the others wait beside them, and at the
 * helper. An exchange reads and writes storage without a pause, so that no tab sees the half of it.
 */

/** More than anybody goes back to. */
const KEPT = 50
const Kept = z.object({
  /** What waits for the directory to be chosen again; of the current one: nothing. */
  choices: z.optional(ProjectChoices),
  /** What browser and helper last agreed on. */
  agreed: z.optional(ProjectChoices),
})
const KeptProjects = z.record(z.string(), Kept)
type KeptProjects = z.infer<typeof KeptProjects>

const ASKS_KEY = settingKey('ask_before_production')
const TrueOrFalse = z.boolean()

/** The choices that the storage keys hold now. */
export function readChoices(): ProjectChoices {
  const environment = AppEnvironment.safeParse(readItem(ENVIRONMENT_KEY))
  return {
    environment: environment.success ? environment.data : null,
    development: readFirebase('development'),
    production: readFirebase('production'),
    last_switch: parsedItem(LAST_SWITCH_KEY, LastSwitch),
    ask_before_production: parsedItem(ASKS_KEY, TrueOrFalse),
  }
}

/** The project directory that they belong to; null: none was chosen yet. */
export function choicesOf(): string | null {
  // of before this key was kept: the directory that is stored beside them
  return readItem(CHOICES_OF_KEY) ?? (readItem(PROJECT_DIRECTORY_KEY)?.trim() || null)
}

/** The same, followed. */
export function useChoicesOf(): string | null {
  const owner = useStoredItem(CHOICES_OF_KEY)
  const directory = useStoredItem(PROJECT_DIRECTORY_KEY)
  return owner ?? (directory?.trim() || null)
}

/**
 * Whether what was begun for `project` is still for the choices of `now`. Begun before any directory was known, it is
 * for the first one, which takes those choices over.
 */
export const isStill = (project: string | null, now: string | null): boolean =>
  project === null || project === now

/** From now on they belong to the directory that they belong to, whichever one is stored beside them. */
export function pinChoices(): void {
  const owner = choicesOf()
  if (owner !== null && readItem(CHOICES_OF_KEY) === null) writeItem(CHOICES_OF_KEY, owner)
}

/** Puts away the choices of the current project and takes out those of `directory`. Gives whose were put away. */
export function exchangeChoices(directory: string): string | null {
  const from = choicesOf()
  if (from === null || sameDirectory(from, directory)) {
    // what was chosen before there was any directory goes along with the first
    if (readItem(CHOICES_OF_KEY) !== directory) writeItem(CHOICES_OF_KEY, directory)
    return null
  }
  const kept = readKept()
  const { choices = NO_CHOICES, ...rest } = kept[directory] ?? {}
  const { [from]: left, [directory]: _, ...others } = kept
  writeKept({ ...others, [from]: { ...left, choices: readChoices() }, [directory]: rest })
  writeChoices(choices)
  writeItem(CHOICES_OF_KEY, directory)
  return from
}

/** The choices that were put away for a directory and that the helper does not have yet; null: there are none. */
export function unsentChoices(directory: string): ProjectChoices | null {
  const { choices = NO_CHOICES, agreed = NO_CHOICES } = readKept()[directory] ?? {}
  return sameValue(choices, agreed) ? null : choices
}

/** Whether the current project’s were changed since browser and helper agreed. */
export function hasUnsentChoices(): boolean {
  const project = choicesOf()
  return project !== null && !sameValue(readChoices(), readKept()[project]?.agreed ?? NO_CHOICES)
}

/** How browser and helper come to the same choices. */
export interface Agreement {
  /** What both are to have. */
  readonly choices: ProjectChoices
  /** Remembers that both have it. What was not changed here meanwhile is shown, where the project is still the current one. */
  readonly reached: () => void
}

/**
 * What was changed here since browser and helper agreed wins, else what the helper has. `stored` null: it has nothing, so
 * that everything here counts.
 */
export function agreeOnChoices(directory: string, stored: ProjectChoices | null): Agreement {
  const before = readChoices()
  const { agreed = NO_CHOICES } = readKept()[directory] ?? {}
  const choices = stored === null ? before : newerParts({ changed: before, since: agreed, others: stored })
  return {
    choices,
    reached() {
      rememberAgreed(directory, choices)
      if (choicesOf() !== directory) return
      writeChoices(newerParts({ changed: readChoices(), since: before, others: choices }))
    },
  }
}

/** Remembers what the helper has of a directory. */
export function rememberAgreed(directory: string, choices: ProjectChoices): void {
  const kept = readKept()
  if (!sameValue(kept[directory]?.agreed, choices))
    writeKept({ ...kept, [directory]: { ...kept[directory], agreed: choices } })
}

function newerParts(of: {
  readonly changed: ProjectChoices
  readonly since: ProjectChoices
  readonly others: ProjectChoices
}): ProjectChoices {
  const part = <K extends keyof ProjectChoices>(name: K): ProjectChoices[K] =>
    sameValue(of.changed[name], of.since[name]) ? of.others[name] : of.changed[name]
  return {
    environment: part('environment'),
    development: part('development'),
    production: part('production'),
    last_switch: part('last_switch'),
    ask_before_production: part('ask_before_production'),
  }
}

export const sameChoices = (a: ProjectChoices, b: ProjectChoices): boolean => sameValue(a, b)

/** Calls back after every change of anything that is stored. */
export const subscribeChoices = subscribeStorage

function readFirebase(environment: AppEnvironment): FirebaseChoices {
  const keys = firebaseKeys(environment)
  const text = (key: string) => readItem(key)?.trim() || null
  return {
    project_id: text(keys.projectId),
    bundle_id: text(keys.bundleId),
    ios_bundle_id: text(keys.iosBundleId),
    config_path: text(keys.configPath),
  }
}

function writeChoices(choices: ProjectChoices): void {
  put(ENVIRONMENT_KEY, choices.environment)
  for (const environment of AppEnvironment.options) {
    const keys = firebaseKeys(environment)
    const { project_id, bundle_id, ios_bundle_id, config_path } = choices[environment]
    put(keys.projectId, project_id)
    put(keys.bundleId, bundle_id)
    put(keys.iosBundleId, ios_bundle_id)
    put(keys.configPath, config_path)
  }
  put(LAST_SWITCH_KEY, asJson(choices.last_switch))
  put(ASKS_KEY, asJson(choices.ask_before_production))
}

function put(key: string, value: string | null): void {
  if (readItem(key) !== value) writeItem(key, value)
}

const asJson = (value: unknown) => (value === null ? null : JSON.stringify(value))

const readKept = (): KeptProjects => parsedItem(OTHER_PROJECTS_KEY, KeptProjects) ?? {}

function writeKept(projects: KeptProjects): void {
  // the ones that were written last stand last
  writeItem(OTHER_PROJECTS_KEY, JSON.stringify(Object.fromEntries(Object.entries(projects).slice(-KEPT))))
}

/** Both are plain data whose fields stand in the order of one schema. */
const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A trailing slash or backslash names the same folder. */
export function sameDirectory(a: string, b: string): boolean {
  const trim = (path: string) => (path.length > 1 ? path.replace(/[/\\]+$/, '') : path)
  return trim(a) === trim(b)
}
