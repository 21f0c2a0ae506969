import { AppEnvironment } from '@mosaygent/contract'

/** The names under which the browser keeps things. Changing one signs people out or forgets their settings. */
export const AUTH_TOKEN_KEY = 'mosaygent_auth_token'
export const USER_DATA_KEY = 'mosaygent_user_data'
export const ENVIRONMENT_KEY = 'mosaygent_environment'
export const PROJECT_DIRECTORY_KEY = 'mosaygent_project_directory'
export const THEME_KEY = 'mosaygent_theme'
export const LAST_SWITCH_KEY = 'mosaygent_firebase_last_switch'
/** Whose choices the keys of environment and Firebase hold. */
export const CHOICES_OF_KEY = 'mosaygent_choices_of'
/** The choices of other projects. */
export const OTHER_PROJECTS_KEY = 'mosaygent_other_projects'

export function firebaseKeys(environment: AppEnvironment) {
  return {
    projectId: `mosaygent_firebase_project_id_${environment}`,
    bundleId: `mosaygent_firebase_bundle_id_${environment}`,
    iosBundleId: `mosaygent_firebase_ios_bundle_id_${environment}`,
    configPath: `mosaygent_firebase_config_path_${environment}`,
  }
}

/** What else is remembered, under `mosaygent_<name>`. */
export const BROWSER_SETTINGS = [
  'motion',
  'single_key_shortcuts',
  'changes_seen',
  'update_check',
  'update_answer',
  'console_cleared',
  'getting_started',
  'recent_commands',
  'recent_directories',
  'refused_directory',
  'run_question',
  'ask_before_production',
  'preview_view',
  'preview_console_width',
  'preview_mosaic',
  'app_permissions',
] as const
export type BrowserSetting = (typeof BROWSER_SETTINGS)[number]

export const settingKey = (name: BrowserSetting): string => `mosaygent_${name}`

/** Every key of localStorage; docs/product.md lists the same. */
export const STORAGE_KEYS: readonly string[] = [
  AUTH_TOKEN_KEY,
  USER_DATA_KEY,
  ENVIRONMENT_KEY,
  PROJECT_DIRECTORY_KEY,
  THEME_KEY,
  LAST_SWITCH_KEY,
  CHOICES_OF_KEY,
  OTHER_PROJECTS_KEY,
  ...AppEnvironment.options.flatMap((environment) => Object.values(firebaseKeys(environment))),
  ...BROWSER_SETTINGS.map(settingKey),
]

/** The one database, and what is in it. */
export const SESSIONS_DATABASE = { name: 'mosaygent', store: 'helper-sessions' } as const
