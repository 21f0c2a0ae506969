import type { PreviewEngine } from '@mosaygent/contract'
import { findFlutterSdk, type FlutterProgram, WRAPPER_MS } from '../../tools/index.ts'

/** What Start runs. */
export interface Engine {
  readonly kind: PreviewEngine
  readonly program: FlutterProgram
  /** For the sketch the word `sketch`; null when the SDK does not name it. */
  readonly version: string | null
  /** Null for the sketch, and when the SDK does not name it. */
  readonly channel: string | null
}

export interface EngineSearch {
  readonly env: NodeJS.ProcessEnv
  /** The sketch program, run with the Node that runs the helper; null: this build ships none. */
  readonly sketchProgram: string | null
  /** The file in our state folder where the sketch keeps itself compiled, which its next start takes; left out: nowhere. */
  readonly sketchCode?: string
  readonly sdkFolders?: readonly string[]
}

/** Waits until a wrapper has printed its version, because a wrapper that is still busy would delay the new run. */
export const WHOLE_ANSWER = { patienceMs: 2 * WRAPPER_MS }

/** The SDK if there is one, else the sketch, else null. */
export async function chooseEngine(
  search: EngineSearch,
  project: string | null,
  patience: { readonly patienceMs?: number } = {},
): Promise<Engine | null> {
  const folders = search.sdkFolders === undefined ? {} : { places: search.sdkFolders }
  const sdk = await findFlutterSdk({ project, env: search.env, ...folders, ...patience })
  if (sdk !== null)
    return {
      kind: 'flutter',
      program: { file: sdk.program, leading: [], root: sdk.root },
      version: sdk.version,
      channel: sdk.channel,
    }
  return sketchEngine(search)
}

/** The sketch, run with the Node that runs the helper; null: this build ships none. */
export function sketchEngine({
  sketchProgram,
  sketchCode,
}: Pick<EngineSearch, 'sketchProgram' | 'sketchCode'>): Engine | null {
  if (sketchProgram === null) return null
  const program: FlutterProgram = {
    file: process.execPath,
    leading: [sketchProgram],
    root: null,
    ...(sketchCode === undefined ? {} : { env: { MOSAYGENT_SKETCH_CODE: sketchCode } }),
  }
  return { kind: 'sketch', program, version: 'sketch', channel: null }
}
