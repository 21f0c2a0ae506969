import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const VersionFile = z.object({ frameworkVersion: z.string(), channel: z.optional(z.string()) })

export interface FlutterVersion {
  /** For example `3.41.2`; null when this SDK never ran yet. */
  readonly version: string | null
  /** For example `stable`; null when neither the tool nor the clone says. */
  readonly channel: string | null
}

/**
 * The SDK's version and channel without starting it: the file that the tool writes when it is built (absent on an SDK
 * that never ran), else the older one-line file and the branch that the SDK's clone is on.
 */
export async function flutterVersion(root: string): Promise<FlutterVersion> {
  const branch = /^ref: refs\/heads\/(\S+)/.exec(await readText(join(root, '.git', 'HEAD')))?.[1] ?? null
  const json = await readText(join(root, 'bin', 'cache', 'flutter.version.json'))
  try {
    const parsed = VersionFile.safeParse(JSON.parse(json))
    if (parsed.success)
      return { version: parsed.data.frameworkVersion, channel: parsed.data.channel ?? branch }
  } catch {
    // absent or half written: the older file is asked
  }
  const line = (await readText(join(root, 'version'))).trim()
  return { version: /^\d+\.\d+/.test(line) ? line : null, channel: branch }
}

function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}
