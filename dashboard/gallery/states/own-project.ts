import type { Device, DeviceRun, ProjectApp } from '@mosaygent/contract'
import { APPLIED, RUNNING, STOPPED } from '../../testing/preview-data.ts'
import { ABSENT, DIRECTORY } from '../../testing/examples.ts'
import { CLONABLE } from '../../testing/workspace-data.ts'
import { FLUTTER } from '../answers.ts'
import type { GalleryState } from '../state.ts'

const APPS = 'GET /mosaygent/project/apps'
const STATUS = 'GET /mosaygent/flutter/status'
const FOLDERS = 'GET /mosaygent/environment/status'
const environment = { path: '/environment' } as const
const flutter = { path: '/flutter' } as const

const app = (path: string, name: string, more: Partial<ProjectApp> = {}): ProjectApp => ({
  path,
  name,
  web: true,
  entry_points: ['lib/main.dart'],
  platforms: ['android', 'ios', 'web'],
  ...more,
})
const MANY = [
  app('apps/shop', 'shop'),
  app('apps/driver', 'driver', { web: false, platforms: ['android', 'ios'] }),
  app('apps/back_office', 'back_office', { platforms: ['macos', 'web', 'windows'] }),
  app('packages/tide_chart/example', 'tide_chart_example', { example: true }),
  app('packages/a_package_with_a_rather_long_name/example', 'example', { example: true, web: false }),
]
const many = (more: object = {}) => ({
  [APPS]: { body: { apps: MANY, chosen: 'apps/shop', recent: ['apps/shop', 'apps/driver'], ...more } },
})
const pick = { press: 'App: shop' } as const

const web = (has: boolean) => ({
  [APPS]: { body: { apps: [app('.', 'tide', { web: has })], chosen: '.' } },
})
const DEVICES: readonly Device[] = [
  {
    id: 'emulator-5554',
    name: 'Pixel 9',
    platform: 'android-x64',
    emulator: true,
    system: 'Android 16 (API 36)',
  },
  { id: '00008120', name: 'Zoé’s iPhone', platform: 'ios', emulator: false, system: 'iOS 26.1' },
  { id: 'linux', name: 'Linux', platform: 'linux-x64', emulator: false, system: 'Ubuntu 24.04 LTS' },
]
const found = (devices: readonly Device[]) => ({ 'GET /mosaygent/devices': { body: { devices } } })
const onDevice = (run: Partial<DeviceRun>) => ({
  'GET /mosaygent/devices/run': {
    body: {
      state: 'running',
      device: DEVICES[0],
      project: `${DIRECTORY}/flutter`,
      pid: 4711,
      message: 'Running on Pixel 9',
      last_line: null,
      receipt: null,
      last_lines: [],
      ...run,
    },
  },
})
const toDevices = [{ press: 'Run on a device' }] as const
const NOTES = {
  ...RUNNING,
  receipt: APPLIED,
  configuration_changed: true,
  environment: 'development',
  watch_trouble: {
    code: 'gone',
    detail: 'The folder of the app is gone. Once it is back, it is watched again.',
  },
  stale: {
    files: 2,
    first: 'assets/harbour.png',
    needs_start: { first: 'assets/harbour.png', files: 2 },
    since: new Date().toISOString(),
  },
}

/** A project of somebody's own: its apps, without an API, without web/, what runs of another, and its devices. */
export const OWN_PROJECT_STATES: readonly GalleryState[] = [
  {
    ...environment,
    id: 'own/apps',
    title: 'The apps of a project',
    shows: 'tide_chart_example',
    answers: many(),
    steps: [pick],
  },
  {
    ...environment,
    id: 'own/apps-none',
    title: 'No app fits what is typed',
    shows: 'No app fits',
    answers: many(),
    steps: [pick, { type: 'zebra', into: 'Choose an app of this project' }],
  },
  {
    ...environment,
    id: 'own/apps-cut',
    title: 'A project that is too large to be searched to its end',
    shows: 'Only 50,000 folders were searched',
    answers: many({ cut: 50_000 }),
    steps: [pick],
  },
  {
    ...environment,
    id: 'own/no-api',
    title: 'A project without an API',
    shows: 'It has one',
    answers: { [FOLDERS]: { body: { api: CLONABLE, flutter: FLUTTER, no_api: true } } },
  },
  {
    ...environment,
    id: 'own/no-web',
    title: 'An app without web/',
    shows: 'This app has no web/index.html',
    answers: {
      ...web(false),
      'GET /mosaygent/flutter/sdk': {
        body: {
          sdk: { path: '/opt/flutter', version: '3.41.2', channel: 'stable', found_by: 'PATH' },
          install: { address: 'a', target: 't' },
        },
      },
    },
  },
  {
    ...environment,
    id: 'own/web-added',
    title: 'web/ was added and can be taken back',
    shows: 'Added 3 files to web/',
    answers: {
      ...web(true),
      'GET /mosaygent/project/added-web': {
        body: { files: ['web/favicon.png', 'web/icons/Icon-192.png', 'web/index.html'] },
      },
    },
  },
  {
    ...environment,
    id: 'own/clone-by-address',
    title: 'An app is cloned by its address',
    shows: 'Clone an app by its address',
    answers: {
      'GET /mosaygent/environment/directory': { body: { path: null } },
      [FOLDERS]: { body: { api: ABSENT, flutter: ABSENT } },
    },
    steps: [{ press: 'Clone by address' }],
  },
  {
    ...flutter,
    id: 'own/other-project',
    title: 'What runs is another project',
    shows: 'not the chosen project',
    answers: { [STATUS]: { body: { ...RUNNING, project: '/home/zoé/Tidewater/flutter' } } },
  },
  {
    ...flutter,
    id: 'own/watch-lost',
    title: 'The sources are not watched any more',
    shows: 'All notes',
    answers: { [STATUS]: { body: NOTES } },
  },
  {
    ...flutter,
    id: 'own/notes',
    title: 'Several notes below the phone',
    shows: 'Fewer notes',
    answers: { [STATUS]: { body: NOTES } },
    steps: [{ press: 'All notes' }],
  },
  {
    ...flutter,
    id: 'own/devices-none',
    title: 'No device is connected',
    shows: 'No device was found',
    answers: { [STATUS]: { body: STOPPED }, ...found([]) },
    steps: toDevices,
  },
  {
    ...flutter,
    id: 'own/devices',
    title: 'Devices that the app can run on',
    shows: 'Pixel 9',
    answers: { [STATUS]: { body: STOPPED }, ...found(DEVICES) },
    steps: toDevices,
  },
  {
    ...flutter,
    id: 'own/devices-failed',
    title: 'The devices could not be listed',
    shows: 'adb',
    answers: {
      [STATUS]: { body: STOPPED },
      'GET /mosaygent/devices': {
        status: 502,
        body: { detail: 'flutter devices failed: adb does not answer.', code: 'tool-failed' },
      },
    },
    steps: toDevices,
  },
  {
    ...flutter,
    id: 'own/on-device',
    title: 'The app on a device, too',
    shows: 'Reload applied',
    answers: {
      [STATUS]: { body: RUNNING },
      ...onDevice({
        receipt: { action: 'reload', outcome: 'applied', duration_ms: 412, at: new Date().toISOString() },
      }),
    },
  },
  {
    ...flutter,
    id: 'own/device-ended',
    title: 'The app on a device has ended',
    shows: 'Lost connection',
    answers: {
      [STATUS]: { body: RUNNING },
      ...onDevice({
        state: 'crashed',
        pid: null,
        message: 'Lost connection to device.',
        last_lines: ['Launching lib/main.dart on Pixel 9 in debug mode...', 'Lost connection to device.'],
      }),
    },
  },
]
