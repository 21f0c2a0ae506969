import { join } from 'node:path'
import type { FirebaseFlavour } from '@mosaygent/contract'
import { readForeign, valueOr } from '../../foreign-files/index.ts'
import { entriesOf } from '../../state/index.ts'

/** Where flavours of iOS apps keep their files; there is no rule, these are the habits. */
const IOS_FOLDERS = ['ios/config', 'ios/Config', 'ios/flavors', 'ios/Flavors', 'ios/Firebase', 'ios/Runner']

/** Firebase files of flavours and build configurations, which a fetch leaves alone. */
export async function findFlavours(app: string): Promise<FirebaseFlavour[]> {
  const android = await inFolders(app, 'android/app/src', 'google-services.json', androidProject)
  const ios = await Promise.all(
    IOS_FOLDERS.map((folder) => inFolders(app, folder, 'GoogleService-Info.plist', iosProject)),
  )
  // the same folder under two spellings, where the disk does not tell them apart
  const once = new Map(ios.flat().map((one) => [one.path.toLowerCase(), one]))
  return [
    ...android.map((one) => flavour('android', one)),
    ...[...once.values()].map((one) => flavour('ios', one)),
  ]
}

function flavour(platform: FirebaseFlavour['platform'], { name, path, project }: FoundFile): FirebaseFlavour {
  return { platform, name, path, ...(project === null ? {} : { project_id: project }) }
}

interface FoundFile {
  readonly name: string
  readonly path: string
  /** The project that it names; null: none that could be read. */
  readonly project: string | null
}

const androidProject = async (path: string) => {
  const read = await readForeign('google-services', path, { packageName: null })
  return read.kind === 'absent' ? undefined : (valueOr(read, null)?.projectId ?? null)
}

const iosProject = async (path: string) => {
  const read = await readForeign('service-info', path, null)
  return read.kind === 'absent' ? undefined : (valueOr(read, null)?.projectId ?? null)
}

async function inFolders(
  app: string,
  folder: string,
  file: string,
  /** Undefined: there is no such file. */
  projectOf: (path: string) => Promise<string | null | undefined>,
): Promise<FoundFile[]> {
  const folders = (await entriesOf(join(app, folder))).filter((entry) => entry.isDirectory())
  const found = await Promise.all(
    folders.map(async ({ name }) => {
      const path = `${folder}/${name}/${file}`
      const project = await projectOf(join(app, path))
      return project === undefined ? [] : [{ name, path, project }]
    }),
  )
  return found.flat()
}
