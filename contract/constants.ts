/** The product's fixed numbers and names (business constants of the specification). Times in ms, sizes in px. */

/** Below this width a message replaces the layout. */
export const MIN_SCREEN_WIDTH_PX = 768
/** How often the errors of the preview are asked for while it runs. */
export const ERROR_POLL_MS = 5_000
/** How long after Start the frame is refreshed when the helper cannot tell that the app is ready. */
export const POST_START_WAIT_MS = 10_000
/** How long the 'Reloading...' and 'Restarting...' overlays stay after the reply. */
export const OVERLAY_CLEAR_MS = 1_000
/** When an install or a login says that a password may be needed. */
export const LONG_ACTION_HINT_MS = 4_000
export const CLOCK_REFRESH_MS = 60_000
export const HEALTH_TIMEOUT_MS = 2_000

export const HELPER_PORT = 8080
export const PREVIEW_PORT = 36413
export const DASHBOARD_PORT = 36412
export const BASE_PATH = '/mosaygent'
/** What `/health` says in `name`; anything else that answers 2xx on the port is not our helper. */
export const HELPER_NAME = 'mosaygent-helper'

export const DEFAULT_FIREBASE_CONFIG_PATH = 'lib/backend/firebase/firebase_config.dart'
export const PYTHON_API_ZIP = 'python-api.zip'
/** When the package cannot be had (error catalogue of the specification). */
export const DOWNLOAD_FAILED = 'Failed to download API server'
export const ANDROID_CONFIG_FILE = 'google-services.json'
export const IOS_CONFIG_FILE = 'GoogleService-Info.plist'

/** The folder names that a clone gets below the project directory. */
export const CODEBASE_FOLDERS = { api: 'api', flutter: 'flutter' } as const

/** On each request of the sketch's own page; on the gateway's reply with this value where an app answers by now. */
export const SKETCH_HEADER = 'x-mosaygent-sketch'
export const SKETCH_GONE = 'gone'

/** In the environment of a helper that the Python package started. */
export const STARTED_BY_PACKAGE = 'MOSAYGENT_STARTED_BY_PACKAGE'
