import { join } from 'node:path'
import type { FirebaseFlavour } from '@mosaygent/contract'
import { entriesOf, textOf } from '../../state/index.ts'
import { readGoogleServices } from '../files/google-services.ts'
import { readServiceInfo } from '../files/service-info.ts'

/** Where flavours of iOS apps keep their files; there is no rule, these are the habits. */
const IOS_FOLDERS = ['ios/config', 'ios/Config', 'ios/flavors', 'ios/Flavors', 'ios/Firebase', 'ios/Runner']

/** Firebase files of flavours and build configurations, which a fetch leaves alone. */
export async function findFlavours(app: string): Promise<FirebaseFlavour[]> {
  const android = await inFolders(app, 'android/app/src', 'google-services.json')
  const ios = await Promise.all(
    IOS_FOLDERS.map((folder) => inFolders(app, folder, 'GoogleService-Info.plist')),
  )
  // the same folder under two spellings, where the disk does not tell them apart
  const once = new Map(ios.flat().map((one) => [one.path.toLowerCase(), one]))
  return [
    ...android.map((one) => flavour('android', one, readGoogleServices(one.text, null)?.projectId)),
    ...[...once.values()].map((one) => flavour('ios', one, readServiceInfo(one.text)?.projectId)),
  ]
}

function flavour(
  platform: FirebaseFlavour['platform'],
  { name, path }: FoundFile,
  project: string | undefined,
): FirebaseFlavour {
  return { platform, name, path, ...(project === undefined ? {} : { project_id: project }) }
}

interface FoundFile {
  readonly name: string
  readonly path: string
  readonly text: string
}

async function inFolders(app: string, folder: string, file: string): Promise<FoundFile[]> {
  const folders = (await entriesOf(join(app, folder))).filter((entry) => entry.isDirectory())
  const found = await Promise.all(
    folders.map(async ({ name }) => {
      const path = `${folder}/${name}/${file}`
      const text = await textOf(join(app, path))
      return text === null ? [] : [{ name, path, text }]
    }),
  )
  return found.flat()
}
