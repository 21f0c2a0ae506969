import type { AppEnvironment, DeviceReceipt, PreviewState, ReloadAction } from '@mosaygent/contract'

const ENVIRONMENTS: Record<AppEnvironment, string> = { development: 'Development', production: 'Production' }

/** What is said of the app on a device. */
export const texts = {
  group: 'Devices',
  title: 'Run on a device',
  description: 'The same app, beside the one in the frame: on a phone, an emulator or this computer.',
  configuration: (name: string, environment: AppEnvironment) =>
    `It starts with ${name}, the run configuration of ${ENVIRONMENTS[environment]}.`,
  withConfiguration: (name: string) => `with ${name}`,
  looking: 'Looking for devices',
  again: 'Look again',
  none: 'No device was found',
  noneWhy:
    'Connect a phone with debugging allowed, or start an emulator, then look again. A browser is not listed: the frame is one.',
  start: 'Start',
  /** For who listens: several rows have the same button. */
  startOn: (name: string) => `Start on ${name}`,
  starting: 'Starting',
  emulator: 'emulator',
  runs: (name: string) => `The app runs on ${name} already. Stop it there first.`,
  notConnected: 'The helper is not connected',
  region: 'App on a device',
  reload: 'Reload',
  reloadOn: (name: string) => `Reload on ${name}`,
  restart: 'Restart',
  restartOn: (name: string) => `Restart on ${name}`,
  stop: 'Stop',
  stopOn: (name: string) => `Stop on ${name}`,
  close: 'Close',
  notRunning: 'The app does not run there yet',
  acting: 'It is being reloaded',
  lastLines: 'Last lines',
  otherProject: (project: string) => `of ${project}`,
} as const

export const STATES: Readonly<Record<PreviewState, string>> = {
  stopped: 'Stopped',
  starting: 'Building',
  running: 'Running',
  reloading: 'Reloading',
  restarting: 'Restarting',
  stopping: 'Stopping',
  crashed: 'Ended',
}

const ACTIONS: Readonly<Record<ReloadAction, string>> = { reload: 'Reload', restart: 'Restart' }

/** One line on how a reload or restart on the device ended. */
export function receiptText({ action, outcome, duration_ms, reason }: DeviceReceipt): string {
  const ms = `${duration_ms.toLocaleString('en')} ms`
  switch (outcome) {
    case 'applied':
      return action === 'reload' ? `Reload applied in ${ms}` : `Restarted with the new code in ${ms}`
    case 'unchanged':
      return 'Nothing had changed'
    case 'not-compiled':
      return 'Did not compile: the device still shows the code before. The errors are in the console.'
    case 'failed':
      return `${ACTIONS[action]} failed: ${reason ?? 'no reason was given'}`
    case 'stopped':
      return `${ACTIONS[action]} was not finished: Stop was pressed`
  }
}
