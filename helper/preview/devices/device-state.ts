import type { DeviceReceipt, DeviceRun } from '@mosaygent/contract'
import type { DeviceProcess } from './device-run.ts'

/** Where the run on a device stands. */
export type DeviceState =
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'starting' | 'running' | 'reloading' | 'restarting' | 'stopping'
      readonly run: DeviceProcess
    }
  | { readonly kind: 'crashed'; readonly run: DeviceProcess; readonly message: string }

/** The run whose process is alive, or null. */
export function livingDeviceRun(state: DeviceState): DeviceProcess | null {
  return state.kind === 'stopped' || state.kind === 'crashed' ? null : state.run
}

export function deviceRunOf(state: DeviceState, receipt: DeviceReceipt | null): DeviceRun {
  const run = state.kind === 'stopped' ? null : state.run
  return {
    state: state.kind,
    device: run?.device ?? null,
    project: run?.project ?? null,
    pid: livingDeviceRun(state)?.pid ?? null,
    configuration: run?.wanted.name ?? null,
    message: sentence(state),
    last_line: state.kind === 'starting' ? state.run.lastLine() : null,
    receipt: run === null ? null : receipt,
    last_lines: state.kind === 'crashed' ? [...state.run.tail()] : [],
  }
}

function sentence(state: DeviceState): string {
  switch (state.kind) {
    case 'stopped':
      return 'Nothing runs on a device.'
    case 'starting':
      return `Building the app for ${state.run.device.name}.`
    case 'running':
      return `The app runs on ${state.run.device.name}.`
    case 'reloading':
      return 'Reloading.'
    case 'restarting':
      return 'Restarting.'
    case 'stopping':
      return 'Stopping.'
    case 'crashed':
      return state.message
  }
}
