import type { AppEnvironment } from '@mosaygent/contract'

/** The names under which the browser keeps things. Changing one signs people out or forgets their settings. */
export const AUTH_TOKEN_KEY = 'mosaygent_auth_token'
export const USER_DATA_KEY = 'mosaygent_user_data'
export const ENVIRONMENT_KEY = 'mosaygent_environment'
export const PROJECT_DIRECTORY_KEY = 'mosaygent_project_directory'
export const THEME_KEY = 'mosaygent_theme'
export const LAST_SWITCH_KEY = 'mosaygent_firebase_last_switch'

export function firebaseKeys(environment: AppEnvironment) {
  return {
    projectId: `mosaygent_firebase_project_id_${environment}`,
    bundleId: `mosaygent_firebase_bundle_id_${environment}`,
    iosBundleId: `mosaygent_firebase_ios_bundle_id_${environment}`,
    configPath: `mosaygent_firebase_config_path_${environment}`,
  }
}
