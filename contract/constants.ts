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

/** What the app in the phone frame gets only once its user has allowed it for that project. */
export const ASKED_PERMISSIONS = [
  'camera',
  'microphone',
  'geolocation',
  'clipboard-read',
  'clipboard-write',
] as const
export type AskedPermission = (typeof ASKED_PERMISSIONS)[number]

/** What every app gets: the browser shows it, and Escape ends it. */
const GIVEN_PERMISSIONS = ['fullscreen'] as const

/** What the app in the frame can be given at all: the dashboard's Permissions-Policy. */
export const APP_PERMISSIONS = [...ASKED_PERMISSIONS, ...GIVEN_PERMISSIONS] as const

/** The frame's `allow` for an app with these permissions. */
export function frameAllow(permissions: readonly AskedPermission[]): string {
  return [...permissions, ...GIVEN_PERMISSIONS].join('; ')
}

/** The devices that an app can be told it runs on. */
export const DEVICE_IDENTITIES = ['iphone', 'ipad', 'android-phone', 'android-tablet'] as const
export type DeviceIdentity = (typeof DEVICE_IDENTITIES)[number]

const IDENTITY_FRAME = 'mosaygent-device:'

/** The name of the app's frame: the one thing that a script in it can read before the app's own, also after a reload. */
export function frameName(identity: DeviceIdentity | null): string | undefined {
  return identity === null ? undefined : IDENTITY_FRAME + identity
}

/** The device that a frame's name stands for; null for any other name. */
export function identityOfFrame(name: string): DeviceIdentity | null {
  return DEVICE_IDENTITIES.find((identity) => name === IDENTITY_FRAME + identity) ?? null
}

/** At most so many colours lie side by side along an edge of the app; more are a picture, which is sent in parts. */
export const EDGE_COLOURS = 12
/** The parts of an edge that is a picture: the mean of each. */
export const EDGE_PARTS = 24

/** On each request of the sketch's own page; on the gateway's reply with this value where an app answers by now. */
export const SKETCH_HEADER = 'x-mosaygent-sketch'
export const SKETCH_GONE = 'gone'

/** In the environment of a helper that the Python package started. */
export const STARTED_BY_PACKAGE = 'MOSAYGENT_STARTED_BY_PACKAGE'
