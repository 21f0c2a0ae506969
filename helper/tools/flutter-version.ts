import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const VersionFile = z.object({ frameworkVersion: z.string() })

/**
 * The SDK's version without starting it: the file that the tool writes when it is built (absent on an SDK that never
 * ran), else the older one-line file. Null when neither says.
 */
export async function flutterVersion(root: string): Promise<string | null> {
  const json = await readText(join(root, 'bin', 'cache', 'flutter.version.json'))
  try {
    const parsed = VersionFile.safeParse(JSON.parse(json))
    if (parsed.success) return parsed.data.frameworkVersion
  } catch {
    // absent or half written: the older file is asked
  }
  const line = (await readText(join(root, 'version'))).trim()
  return /^\d+\.\d+/.test(line) ? line : null
}

function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '')
}
