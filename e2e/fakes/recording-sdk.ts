import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeFakeSdk } from '../../helper/preview/testing/flutter/sdk.ts'

/** How `flutter run` was started once. */
export interface RecordedRun {
  readonly words: readonly string[]
  /** What its define files held, in their order. */
  readonly values: readonly unknown[]
}

const FAKE = new URL('../../helper/preview/testing/flutter/controlled.mjs', import.meta.url).href

/** Makes an SDK in a folder whose `flutter`, played over a port, writes down how it is started to run an app. */
export async function makeRecordingSdk(
  folder: string,
): Promise<{ readonly root: string; readonly bin: string; runs(): Promise<RecordedRun[]> }> {
  const runs = join(folder, 'runs.txt')
  const recorder = join(folder, 'recorder.mjs')
  await writeFile(runs, '')
  await writeFile(
    recorder,
    `import { appendFileSync, readFileSync } from 'node:fs'
const words = process.argv.slice(2)
const files = words.flatMap((word) => word.match(/^--dart-define-from-file=(.*)$/)?.[1] ?? [])
const values = files.map((file) => JSON.parse(readFileSync(file, 'utf8')))
if (words.includes('run')) appendFileSync(${JSON.stringify(runs)}, JSON.stringify({ words, values }) + '\\n')
await import(${JSON.stringify(FAKE)})
`,
  )
  const root = join(folder, 'sdk é')
  const bin = await makeFakeSdk(root, '3.41.2', pathToFileURL(recorder))
  return {
    root,
    bin,
    async runs() {
      const lines = (await readFile(runs, 'utf8')).split('\n').filter(Boolean)
      const recorded: RecordedRun[] = JSON.parse(`[${lines.join()}]`)
      return recorded
    },
  }
}
