import { DEFAULT_FIREBASE_CONFIG_PATH } from '@mosaygent/contract'
import type { AppEnvironment } from '@mosaygent/contract'
import { readItem, writeItem } from './browser-storage.ts'
import { firebaseKeys } from './storage-keys.ts'
import { useStoredItem } from './use-stored-item.ts'

/** What one environment knows about its Firebase project. */
export interface FirebaseSettings {
  readonly projectId: string | null
  readonly bundleId: string | null
  /** Relative to the Flutter app's root; the default unless the user set another one. */
  readonly configPath: string
  /** False: `configPath` is the default. */
  readonly hasOwnConfigPath: boolean
}

export interface FirebaseSettingsActions {
  /** Stores both; blank removes. */
  saveProject: (project: { projectId: string; bundleId: string }) => void
  /** Stores the path; null or blank goes back to the default. */
  saveConfigPath: (path: string | null) => void
}

/** The settings of one environment, for code outside components. */
export function readFirebaseSettings(environment: AppEnvironment): FirebaseSettings {
  const keys = firebaseKeys(environment)
  return toSettings(readItem(keys.projectId), readItem(keys.bundleId), readItem(keys.configPath))
}

/** The settings of one environment, and the ways to change them. */
export function useFirebaseSettings(environment: AppEnvironment): FirebaseSettings & FirebaseSettingsActions {
  const keys = firebaseKeys(environment)
  const projectId = useStoredItem(keys.projectId)
  const bundleId = useStoredItem(keys.bundleId)
  const configPath = useStoredItem(keys.configPath)
  return {
    ...toSettings(projectId, bundleId, configPath),
    saveProject(project) {
      writeItem(keys.projectId, notBlank(project.projectId))
      writeItem(keys.bundleId, notBlank(project.bundleId))
    },
    saveConfigPath(path) {
      writeItem(keys.configPath, notBlank(path))
    },
  }
}

function toSettings(
  projectId: string | null,
  bundleId: string | null,
  configPath: string | null,
): FirebaseSettings {
  const ownPath = notBlank(configPath)
  return {
    projectId: notBlank(projectId),
    bundleId: notBlank(bundleId),
    configPath: ownPath ?? DEFAULT_FIREBASE_CONFIG_PATH,
    hasOwnConfigPath: ownPath !== null,
  }
}

function notBlank(text: string | null): string | null {
  return text?.trim() || null
}
