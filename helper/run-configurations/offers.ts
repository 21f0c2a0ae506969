import { join } from 'node:path'
import { readForeign, valueOr } from '../foreign-files/index.ts'
import { entriesOf } from '../state/index.ts'

/** Folders where values of an environment are kept, and names that such files have at the top. */
const FOLDERS = ['', 'env', 'environments', 'dart_defines', 'config', 'assets', 'assets/env']
const ENVIRONMENT = 'dev|development|stg|staging|prod|pro|production|local|test|qa'
const NAME = new RegExp(
  `^(?:\\.env(?:\\.[\\w.-]+)?|(?:${ENVIRONMENT})\\.(?:env|json)|env\\.json|secrets\\.json|api-keys\\.json|dart_defines?(?:[._-](?:${ENVIRONMENT}))?\\.json)$`,
)
const MOST = 50
/** Where the files lie that a run can begin with. */
const ENTRY_FOLDERS = ['lib', 'lib/main']

/** What a form may offer for an app, relative to it: Dart files that a run can begin with, and define files. */
export async function offersFor(app: string): Promise<{ targets: string[]; define_files: string[] }> {
  const files = await Promise.all(
    FOLDERS.map(async (folder) => {
      const entries = await entriesOf(join(app, folder))
      return entries
        .filter(({ name }) => NAME.test(name) && !/\.(?:example|sample|template)$/.test(name))
        .filter((entry) => entry.isFile())
        .map(({ name }) => (folder === '' ? name : `${folder}/${name}`))
    }),
  )
  const dart = (await Promise.all(ENTRY_FOLDERS.map((folder) => dartFilesIn(app, folder))))
    .flat()
    .slice(0, MOST)
  const begins = await Promise.all(
    dart.map(async (path) => valueOr(await readForeign('entry-point', join(app, path), null), false)),
  )
  return {
    targets: dart.filter((_, index) => begins[index]),
    define_files: files.flat().slice(0, MOST),
  }
}

async function dartFilesIn(app: string, folder: string): Promise<string[]> {
  const entries = await entriesOf(join(app, folder))
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.dart'))
    .map(({ name }) => `${folder}/${name}`)
    .toSorted()
}
