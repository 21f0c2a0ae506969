import { DEFAULT_FIREBASE_CONFIG_PATH } from '@mosaygent/contract'
import type { AppEnvironment } from '@mosaygent/contract'
import { readItem, writeItem } from './browser-storage.ts'
import { firebaseKeys } from './storage-keys.ts'
import { useStoredItem } from './use-stored-item.ts'

/** What one environment knows about its Firebase project. */
export interface FirebaseSettings {
  readonly projectId: string | null
  readonly bundleId: string | null
  /** Only where iOS has another one; null: `bundleId` is for both. */
  readonly iosBundleId: string | null
  /** Relative to the Flutter app's root; the default unless the user set another one. */
  readonly configPath: string
  /** False: `configPath` is the default. */
  readonly hasOwnConfigPath: boolean
}

export interface FirebaseSettingsActions {
  /** Stores them; blank removes. */
  saveProject: (project: { projectId: string; bundleId: string; iosBundleId: string }) => void
  /** Stores the path; null or blank goes back to the default. */
  saveConfigPath: (path: string | null) => void
}

/** The settings of one environment, for code outside components. */
export function readFirebaseSettings(environment: AppEnvironment): FirebaseSettings {
  const keys = firebaseKeys(environment)
  return toSettings({
    projectId: readItem(keys.projectId),
    bundleId: readItem(keys.bundleId),
    iosBundleId: readItem(keys.iosBundleId),
    configPath: readItem(keys.configPath),
  })
}

/** The settings of one environment, and the ways to change them. */
export function useFirebaseSettings(environment: AppEnvironment): FirebaseSettings & FirebaseSettingsActions {
  const keys = firebaseKeys(environment)
  const projectId = useStoredItem(keys.projectId)
  const bundleId = useStoredItem(keys.bundleId)
  const iosBundleId = useStoredItem(keys.iosBundleId)
  const configPath = useStoredItem(keys.configPath)
  return {
    ...toSettings({ projectId, bundleId, iosBundleId, configPath }),
    saveProject(project) {
      writeItem(keys.projectId, notBlank(project.projectId))
      writeItem(keys.bundleId, notBlank(project.bundleId))
      writeItem(keys.iosBundleId, notBlank(project.iosBundleId))
    },
    saveConfigPath(path) {
      writeItem(keys.configPath, notBlank(path))
    },
  }
}

type Stored = Record<'projectId' | 'bundleId' | 'iosBundleId' | 'configPath', string | null>

function toSettings({ projectId, bundleId, iosBundleId, configPath }: Stored): FirebaseSettings {
  const ownPath = notBlank(configPath)
  return {
    projectId: notBlank(projectId),
    bundleId: notBlank(bundleId),
    iosBundleId: notBlank(iosBundleId),
    configPath: ownPath ?? DEFAULT_FIREBASE_CONFIG_PATH,
    hasOwnConfigPath: ownPath !== null,
  }
}

function notBlank(text: string | null): string | null {
  return text?.trim() || null
}
