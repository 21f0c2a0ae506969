import { dirname, join } from 'node:path'
import type { FirebaseFact } from '@mosaygent/contract'
import { textOf } from '../../state/index.ts'
import { findWebOptions, readOtherOptions, readWebOptions } from '../dart/index.ts'
import { readGoogleServices } from '../files/google-services.ts'
import { readServiceInfo } from '../files/service-info.ts'
import { GOOGLE_SERVICES, notEditable, SERVICE_INFO } from '../files/targets.ts'
import { readFirebaseRc } from './firebaserc.ts'
import { readGradleIds } from './gradle.ts'
import { GRADLE_FILES, PBXPROJ, XCCONFIGS } from './places.ts'
import { readXcconfigId, readXcodeIds } from './xcode.ts'

/** Every place in the app that names a project, an app or a package, each as it says it. Reads only. */
export async function readFacts(app: string, configPath: string): Promise<FirebaseFact[]> {
  const all = await Promise.all([
    firebaserc(app),
    googleServices(app),
    serviceInfo(app),
    dart(app, configPath),
    gradle(app),
    xcode(app),
  ])
  return all.flat()
}

const COMPUTED = 'It is put together when the app is built.'

/** What is not known is left out. */
function known(
  place: Pick<FirebaseFact, 'source' | 'path'>,
  said: { [N in Exclude<keyof FirebaseFact, 'source' | 'path'>]?: FirebaseFact[N] | null },
): FirebaseFact {
  const entries = Object.entries(said).filter(([, value]) => value !== null && value !== undefined)
  return { ...place, ...Object.fromEntries(entries) }
}

/** In the app's folder, or in the one above, where a repository of both codebases has it. */
async function firebaserc(app: string): Promise<FirebaseFact[]> {
  for (const [path, folder] of [
    ['.firebaserc', app],
    ['../.firebaserc', dirname(app)],
  ] as const) {
    const text = await textOf(join(folder, '.firebaserc'))
    if (text === null) continue
    const rc = readFirebaseRc(text)
    if (rc === null) return [{ source: 'firebaserc', path, note: 'It cannot be read.' }]
    return rc.aliases.map(({ name, project }) => ({
      source: 'firebaserc',
      path,
      variant: name,
      project_id: project,
    }))
  }
  return []
}

async function googleServices(app: string): Promise<FirebaseFact[]> {
  const place = { source: 'google-services', path: GOOGLE_SERVICES } as const
  const text = await textOf(join(app, GOOGLE_SERVICES))
  if (text === null) return [{ ...place, note: 'It is not there.' }]
  const read = readGoogleServices(text, null)
  if (read === null) return [{ ...place, note: 'It is not such a file.' }]
  return read.apps.map(({ appId, packageName }) =>
    known(place, { project_id: read.projectId, app_id: appId, identifier: packageName }),
  )
}

async function serviceInfo(app: string): Promise<FirebaseFact[]> {
  const place = { source: 'plist', path: SERVICE_INFO } as const
  const text = await textOf(join(app, SERVICE_INFO))
  if (text === null) return [{ ...place, note: 'It is not there.' }]
  const read = readServiceInfo(text)
  if (read === null) return [{ ...place, note: 'It is not such a file.' }]
  const { projectId, bundleId, appId } = read
  return [known(place, { project_id: projectId, app_id: appId, identifier: bundleId })]
}

async function dart(app: string, path: string): Promise<FirebaseFact[]> {
  const place = { source: 'dart', path } as const
  const text = await textOf(join(app, ...path.split('/')))
  if (text === null) return [{ ...place, note: 'It is not there.' }]
  const found = findWebOptions(text)
  if (found.kind !== 'found')
    return [{ ...place, note: notEditable(path, found).detail.replace(' Nothing was changed.', '') }]
  const { values, expressions } = readWebOptions(found.call)
  const note = expressions.length === 0 ? null : `Not written as text: ${expressions.join(', ')}.`
  const web = known(place, { project_id: values.projectId, app_id: values.appId, note })
  const others = readOtherOptions(text).map(({ variable, values: other }) =>
    known(place, { variant: variable ?? 'other', project_id: other.projectId, app_id: other.appId }),
  )
  return [web, ...others]
}

async function gradle(app: string): Promise<FirebaseFact[]> {
  for (const path of GRADLE_FILES) {
    const text = await textOf(join(app, path))
    if (text === null) continue
    return readGradleIds(text).map(({ variant, id }) =>
      known({ source: 'gradle', path }, { variant, identifier: id, note: id === null ? COMPUTED : null }),
    )
  }
  return []
}

async function xcode(app: string): Promise<FirebaseFact[]> {
  const ids = readXcodeIds((await textOf(join(app, PBXPROJ))) ?? '')
  if (ids.length > 0)
    return ids.map(({ variant, id }) =>
      known(
        { source: 'xcode', path: PBXPROJ },
        { variant, identifier: id, note: id === null ? COMPUTED : null },
      ),
    )
  const configs = await Promise.all(
    XCCONFIGS.map(async ({ variant, path }): Promise<FirebaseFact[]> => {
      const id = readXcconfigId((await textOf(join(app, path))) ?? '')
      return id === null ? [] : [{ source: 'xcode', path, variant, identifier: id }]
    }),
  )
  return configs.flat()
}
