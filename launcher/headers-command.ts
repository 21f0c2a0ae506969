import { readFile } from 'node:fs/promises'
import { RuntimeConfig } from '@mosaygent/contract'
import { parseJson } from '@mosaygent/helper/state'
import { pageHeaders } from './dashboard-server/index.ts'
import { EXIT } from './exit-codes.ts'

/**
 * Prints, one a line, the headers that a server has to send with a hosted dashboard: those that `mosaygent start` sends
 * for the same configuration. Gives the exit code.
 */
export async function printHeaders(file: string): Promise<number> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
    return EXIT.failed
  }
  const config = RuntimeConfig.safeParse(parseJson(text))
  if (!config.success) {
    const [issue] = config.error.issues
    console.error(
      `${file} is no configuration of a dashboard: ${issue?.path.join('.') || 'it is no JSON object'}`,
    )
    return EXIT.failed
  }
  for (const [name, value] of Object.entries(pageHeaders(config.data))) console.log(`${name}: ${value}`)
  return 0
}
