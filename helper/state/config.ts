import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ApiZipFacts, FirebaseWebOptions } from '@mosaygent/contract'
import { systemCode } from '../errors/index.ts'
import writeFileAtomic from 'write-file-atomic'
import { parseJson } from './parse-json.ts'

/** `config.json` in the home folder: the user's own; of it we write only what was chosen in the page. */
export const Config = z.object({
  apiRepository: z.optional(z.string()),
  flutterRepository: z.optional(z.string()),
  flutterSdkRepository: z.optional(z.string()),
  apiZipUrl: z.optional(z.string()),
  /** Of the file at `apiZipUrl`. */
  apiZip: z.optional(ApiZipFacts),
  dashboardUrl: z.optional(z.string()),
  firebase: z.optional(FirebaseWebOptions),
})
export type Config = z.infer<typeof Config>

/** `note` says why the file was not used; the defaults apply then. */
export interface ReadConfig {
  readonly config: Config
  readonly note: string | null
}

/** Reads `config.json`, and lets the environment variables win over it. Never throws for what a user may have typed. */
export async function readConfig(home: string, env: NodeJS.ProcessEnv): Promise<ReadConfig> {
  const { config, note } = await readFileConfig(join(home, 'config.json'))
  const apiRepository = env['MOSAYGENT_API_REPO']?.trim() || config.apiRepository
  const flutterRepository = env['MOSAYGENT_FLUTTER_REPO']?.trim() || config.flutterRepository
  const flutterSdkRepository = env['MOSAYGENT_FLUTTER_SDK_REPO']?.trim() || config.flutterSdkRepository
  const dashboardUrl = env['MOSAYGENT_DASHBOARD_URL']?.trim() || config.dashboardUrl
  return { config: { ...config, apiRepository, flutterRepository, flutterSdkRepository, dashboardUrl }, note }
}

async function readFileConfig(path: string): Promise<ReadConfig> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return { config: {}, note: null }
    return {
      config: {},
      note: `${path} cannot be read (${systemCode(error) ?? 'unknown error'}): the defaults apply.`,
    }
  }
  const parsed = Config.safeParse(parseJson(text))
  if (parsed.success) return { config: parsed.data, note: null }
  const field = parsed.error.issues[0]?.path.join('.') ?? ''
  return {
    config: {},
    note: `${path} is not valid${field === '' ? ' JSON' : ` at "${field}"`}: the defaults apply.`,
  }
}

/**
 * Writes one setting into `config.json` (null: takes it out), and leaves everything else in it is. False: the
 * file is there and is no JSON object, so it was not touched. Throws what the disk says.
 */
export async function writeConfig(
  home: string,
  name: 'apiRepository' | 'flutterRepository',
  value: string | null,
): Promise<boolean> {
  const path = join(home, 'config.json')
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return null
    throw error
  })
  if (text === null && value === null) return true
  const parsed = z.record(z.string(), z.unknown()).safeParse(text === null ? {} : parseJson(text))
  if (!parsed.success) return false
  const { [name]: _, ...others } = parsed.data
  const next = value === null ? others : { ...others, [name]: value }
  // the mode of a file that is there is kept
  await writeFileAtomic(path, `${JSON.stringify(next, null, 2)}\n`, text === null ? { mode: 0o600 } : {})
  return true
}
