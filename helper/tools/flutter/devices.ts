import * as z from 'zod/mini'
import type { Device } from '@mosaygent/contract'
import { parseJson } from '../../state/index.ts'
import { type FlutterCommandResult, runFlutterCommand } from './command.ts'
import type { FlutterProgram } from './run.ts'

/** `flutter devices --machine` (Flutter's `lib/src/device.dart`, `toJson`). */
const Listed = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    isSupported: z._default(z.boolean(), true),
    targetPlatform: z.optional(z.string()),
    emulator: z.optional(z.boolean()),
    sdk: z.optional(z.nullable(z.string())),
  }),
)
/** The list of a machine with many simulators has some hundreds. */
const MAX_LINES = 20_000

export type FoundDevices =
  | { readonly kind: 'devices'; readonly devices: Device[] }
  | { readonly kind: 'failed'; readonly result: FlutterCommandResult }

/**
 * The devices that the tool finds and that can run this project; it looks for some seconds. Browsers are left out. An id
 * that begins with a dash would be read as an option, so such a device is left out as well.
 */
export async function listDevices(options: {
  readonly program: FlutterProgram
  readonly project: string
  readonly env: NodeJS.ProcessEnv
  readonly signal: AbortSignal
}): Promise<FoundDevices> {
  const lines: string[] = []
  const result = await runFlutterCommand({
    program: options.program,
    args: ['devices', '--machine'],
    cwd: options.project,
    env: options.env,
    signal: options.signal,
    onLine: (line) => void (lines.length < MAX_LINES && lines.push(line)),
  })
  const text = lines.join('\n')
  // a first run prints what it downloads before the list
  const json = text.slice(text.search(/^\[/m), text.lastIndexOf(']') + 1)
  const listed = Listed.safeParse(parseJson(json))
  if (result.kind !== 'done' || !listed.success) return { kind: 'failed', result }
  const devices = listed.data
    .filter(({ id, isSupported, targetPlatform = '' }) => {
      return isSupported && !targetPlatform.startsWith('web') && /^[^-\s]/.test(id)
    })
    .map(({ id, name, targetPlatform = '', emulator = false, sdk }) => {
      return { id, name, platform: targetPlatform, emulator, system: sdk ?? '' }
    })
  return { kind: 'devices', devices }
}
