import { dirname, join } from 'node:path'
import type { FirebaseFact } from '@mosaygent/contract'
import { type ForeignRead, readForeign, valueOr, whyNotRead } from '../../foreign-files/index.ts'
import { GOOGLE_SERVICES, notEditable, SERVICE_INFO } from '../files/targets.ts'
import { GRADLE_FILES, PBXPROJ, XCCONFIGS } from './build-files.ts'

/** Every value in the app's files that names a project, an app or a package, unchanged. Reads only. */
export async function readFacts(app: string, configPath: string): Promise<FirebaseFact[]> {
  const all = await Promise.all([
    firebaserc(app),
    googleServices(app),
    serviceInfo(app),
    dart(app, configPath),
    gradle(app),
    xcode(app),
  ])
  // no real project names thousands in one file
  return all.flatMap((facts) => facts.slice(0, MOST))
}

const MOST = 200
const COMPUTED = 'It is put together when the app is built.'

/** Why a file says nothing. */
const whyNone = (read: ForeignRead<unknown>) =>
  whyNotRead('It', read) ?? (read.kind === 'absent' ? 'It is not there.' : 'It is not such a file.')

/** What is not known is left out. */
function known(
  file: Pick<FirebaseFact, 'source' | 'path'>,
  values: { [N in Exclude<keyof FirebaseFact, 'source' | 'path'>]?: FirebaseFact[N] | null },
): FirebaseFact {
  const entries = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return { ...file, ...Object.fromEntries(entries) }
}

/** In the app's folder, or in the one above, where a repository of both codebases has it. */
async function firebaserc(app: string): Promise<FirebaseFact[]> {
  for (const [path, folder] of [
    ['.firebaserc', app],
    ['../.firebaserc', dirname(app)],
  ] as const) {
    const read = await readForeign('firebaserc', join(folder, '.firebaserc'), null)
    if (read.kind === 'absent') continue
    const rc = valueOr(read, null)
    if (rc === null)
      return [{ source: 'firebaserc', path, note: whyNotRead('It', read) ?? 'It cannot be read.' }]
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
  const file = { source: 'google-services', path: GOOGLE_SERVICES } as const
  const read = await readForeign('google-services', join(app, GOOGLE_SERVICES), { packageName: null })
  const services = valueOr(read, null)
  if (services === null) return [{ ...file, note: whyNone(read) }]
  return services.apps.map(({ appId, packageName }) =>
    known(file, { project_id: services.projectId, app_id: appId, identifier: packageName }),
  )
}

async function serviceInfo(app: string): Promise<FirebaseFact[]> {
  const file = { source: 'plist', path: SERVICE_INFO } as const
  const read = await readForeign('service-info', join(app, SERVICE_INFO), null)
  const info = valueOr(read, null)
  if (info === null) return [{ ...file, note: whyNone(read) }]
  const { projectId, bundleId, appId } = info
  return [known(file, { project_id: projectId, app_id: appId, identifier: bundleId })]
}

async function dart(app: string, path: string): Promise<FirebaseFact[]> {
  const file = { source: 'dart', path } as const
  const read = await readForeign('dart-options', join(app, ...path.split('/')), null)
  if (read.kind !== 'read') return [{ ...file, note: whyNone(read) }]
  const found = read.value
  if (found.kind !== 'found')
    return [{ ...file, note: notEditable(path, found).detail.replace(' Nothing was changed.', '') }]
  const { values, expressions } = found
  const note = expressions.length === 0 ? null : `Not written as text: ${expressions.join(', ')}.`
  const web = known(file, { project_id: values.projectId, app_id: values.appId, note })
  const others = found.others.map(({ variable, values: other }) =>
    known(file, { variant: variable ?? 'other', project_id: other.projectId, app_id: other.appId }),
  )
  return [web, ...others]
}

async function gradle(app: string): Promise<FirebaseFact[]> {
  for (const path of GRADLE_FILES) {
    const read = await readForeign('gradle', join(app, path), null)
    if (read.kind === 'absent') continue
    if (read.kind !== 'read') return [{ source: 'gradle', path, note: whyNone(read) }]
    return read.value.map(({ variant, id }) =>
      known({ source: 'gradle', path }, { variant, identifier: id, note: id === null ? COMPUTED : null }),
    )
  }
  return []
}

async function xcode(app: string): Promise<FirebaseFact[]> {
  const read = await readForeign('pbxproj', join(app, PBXPROJ), null)
  const why = whyNotRead('It', read)
  if (why !== null) return [{ source: 'xcode', path: PBXPROJ, note: why }]
  const ids = valueOr(read, [])
  if (ids.length > 0)
    return ids.map(({ variant, id }) =>
      known(
        { source: 'xcode', path: PBXPROJ },
        { variant, identifier: id, note: id === null ? COMPUTED : null },
      ),
    )
  const configs = await Promise.all(
    XCCONFIGS.map(async ({ variant, path }): Promise<FirebaseFact[]> => {
      const id = valueOr(await readForeign('xcconfig', join(app, path), null), null)
      return id === null ? [] : [{ source: 'xcode', path, variant, identifier: id }]
    }),
  )
  return configs.flat()
}
