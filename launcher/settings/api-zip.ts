import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiZipFacts, PYTHON_API_ZIP } from '@mosaygent/contract'
import type { RuntimeConfig } from '@mosaygent/contract'
import { parseJson } from '@mosaygent/helper/state'
import type { Config } from '@mosaygent/helper/state'

/** Where the Python package comes from: the address in config.json, else the file that the build put among the pages. */
export async function readApiZip(
  config: Config,
  web: string,
): Promise<Pick<RuntimeConfig, 'apiZip' | 'apiZipUrl'>> {
  if (config.apiZipUrl !== undefined) {
    return {
      apiZipUrl: config.apiZipUrl,
      ...(config.apiZip === undefined ? {} : { apiZip: config.apiZip }),
    }
  }
  if (!existsSync(join(web, PYTHON_API_ZIP))) return {}
  const text = await readFile(join(web, 'python-api.json'), 'utf8').catch(() => '') // without them it can still be had
  const facts = ApiZipFacts.safeParse(parseJson(text))
  return { apiZipUrl: `/${PYTHON_API_ZIP}`, ...(facts.success ? { apiZip: facts.data } : {}) }
}
