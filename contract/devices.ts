import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { AppEnvironment } from './environment.ts'
import { Message } from './message.ts'
import { orNull } from './named-alone.ts'
import { PreviewState } from './preview.ts'
import { ReloadAction } from './receipt.ts'

/** A phone, emulator or desktop on which Flutter can run the app, as `flutter devices` names it. */
export const Device = z.lazy(() =>
  z.object({
    id: z.string(),
    name: z.string(),
    /** For example `android-arm64`, `ios`, `darwin`. */
    platform: z.string(),
    emulator: z.boolean(),
    /** For example `Android 15 (API 35)`; empty where the tool does not say. */
    system: z.string(),
  }),
)
export type Device = z.infer<typeof Device>

/** How a reload or restart on a device ended. `applied`: the device has taken the code. */
export const DeviceReceipt = z.lazy(() =>
  z.object({
    action: ReloadAction,
    outcome: z.enum(['applied', 'unchanged', 'not-compiled', 'failed', 'stopped']),
    /** From the request to the tool's answer. */
    duration_ms: z.number(),
    /** When the tool had answered, ISO 8601. */
    at: z.string(),
    /** One sentence, of a failure. */
    reason: z.optional(z.string()),
  }),
)
export type DeviceReceipt = z.infer<typeof DeviceReceipt>

/** The app on a device, beside the one in the frame. One at a time. */
export const DeviceRun = z.lazy(() =>
  z.object({
    state: PreviewState,
    /** Null while `stopped`. */
    device: z.nullable(Device),
    /** The codebase that runs, absolute; null while `stopped`. */
    project: z.nullable(z.string()),
    pid: z.nullable(z.number()),
    /** The name of the run configuration that it was started with; null: none. */
    configuration: orNull(z.string()),
    /** One sentence: what it does, or why it ended. */
    message: z.string(),
    /** The newest line of output while starting. */
    last_line: z.nullable(z.string()),
    receipt: z.nullable(DeviceReceipt),
    /** For `crashed`: the last lines of output, oldest first. */
    last_lines: z.array(z.string()),
  }),
)
export type DeviceRun = z.infer<typeof DeviceRun>

const Acted = z.object({ run: DeviceRun })

/** Running the app on a device by `flutter run -d`. All ours. */
export const deviceEndpoints = {
  /** Asks the tool, which looks for devices for some seconds. The browser is not among them: the frame shows it. */
  devices: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/devices`,
    body: null,
    reply: () => z.object({ devices: z.array(Device) }),
    fallback: 'Failed to list the devices',
  }),
  deviceRun: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/devices/run`,
    body: null,
    reply: () => DeviceRun,
    fallback: 'Failed to read what runs on a device',
  }),
  deviceStart: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/devices/start`,
    body: () =>
      z.strictObject({
        id: z.string().check(z.minLength(1), z.maxLength(256)),
        /** Whose run configuration it is; development where it is left out. */
        environment: z.optional(AppEnvironment),
      }),
    reply: () => Acted,
    fallback: 'Failed to start the app on the device',
  }),
  deviceStop: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/devices/stop`,
    body: null,
    reply: () => Message,
    fallback: 'Failed to stop the app on the device',
  }),
  deviceReload: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/devices/reload`,
    body: () => z.strictObject({ action: ReloadAction }),
    reply: () => Acted,
    fallback: 'Failed to reload the app on the device',
  }),
}
