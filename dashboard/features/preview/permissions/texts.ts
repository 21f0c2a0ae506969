import type { AskedPermission } from '@mosaygent/contract'

const names: Readonly<Record<AskedPermission, string>> = {
  camera: 'Camera',
  microphone: 'Microphone',
  geolocation: 'Location',
  'clipboard-read': 'Read the clipboard',
  'clipboard-write': 'Copy to the clipboard',
}

const wishes: Readonly<Record<AskedPermission, string>> = {
  camera: 'use the camera',
  microphone: 'use the microphone',
  geolocation: 'see your location',
  'clipboard-read': 'read the clipboard',
  'clipboard-write': 'copy to the clipboard',
}

/** What is said about the camera and the like, which the app gets only when its user allows it. */
export const texts = {
  names,
  question: (asked: readonly AskedPermission[]) => `App wants to ${listed(asked)}`,
  /** The same for a narrow pane: a question of which the end is cut off cannot be answered. */
  shortQuestion: (asked: readonly AskedPermission[]) => {
    const things = asked.map((name) => names[name]).join(' and ')
    return `${things.charAt(0)}${things.slice(1).toLowerCase()}?`
  },
  detail: 'Allowing reloads the app',
  allow: 'Allow',
  refuse: 'Don’t allow',
  menu: 'App permissions',
  nothingAsked: 'The app has not asked for any',
  label: 'Allowed for this app',
  fine: 'A change reloads the app. “Open in a tab” asks by itself.',
} as const

function listed(asked: readonly AskedPermission[]): string {
  if (asked.join() === 'camera,microphone') return 'use the camera and microphone'
  return asked.map((name) => wishes[name]).join(' and ')
}
