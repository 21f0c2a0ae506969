/*
 * What the dashboard, the phone's frame and the app's page agree on. Apart from the other constants: the sign-in page
 * needs none of it.
 */

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
