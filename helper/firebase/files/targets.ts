import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DEFAULT_FIREBASE_CONFIG_PATH, type FirebasePlatform, type MobilePlatform } from '@mosaygent/contract'
import { type Problem, refuse } from '../../errors/index.ts'
import { readForeignText, whyNotRead } from '../../foreign-files/index.ts'
import type { EditedOptions } from '../dart/index.ts'
import { inWords } from '../in-words.ts'
import { type Located, locate } from '../../file-transaction/index.ts'

export const GOOGLE_SERVICES = 'android/app/google-services.json'
export const SERVICE_INFO = 'ios/Runner/GoogleService-Info.plist'

/** One of the three files of a fetch, as far as it is known before anybody is asked. */
export type Target = { readonly platform: FirebasePlatform; readonly path: string } & (
  | {
      readonly kind: 'file'
      readonly located: Located
      /** The id of the app in the Dart file; null where it has none as text, and for the other files. */
      readonly appId: string | null
    }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'blocked'; readonly problem: Problem }
)

/** `configPath` was checked; see `config-path.ts`. */
export function findTargets(app: string, configPath: string): Promise<Target[]> {
  return Promise.all([
    findNative(app, 'android', GOOGLE_SERVICES, 'android/app'),
    findNative(app, 'ios', SERVICE_INFO, 'ios/Runner'),
    findDart(app, configPath),
  ])
}

async function findNative(
  app: string,
  platform: MobilePlatform,
  path: string,
  folder: string,
): Promise<Target> {
  const there = await stat(join(app, folder)).then(
    (facts) => facts.isDirectory(),
    () => false,
  )
  if (!there) return { platform, path, kind: 'skipped', reason: `The app has no folder ${folder}.` }
  const located = await locate(app, path)
  if (!located.ok) return { platform, path, kind: 'blocked', problem: located.problem }
  if (located.value === null)
    return { platform, path, kind: 'skipped', reason: `The app has no folder ${folder}.` }
  return { platform, path, kind: 'file', located: located.value, appId: null }
}

/** The Dart file is edited, so it has to be there and to be one that can be edited. */
async function findDart(app: string, path: string): Promise<Target> {
  const platform = 'web'
  const located = await locate(app, path)
  if (!located.ok) return { platform, path, kind: 'blocked', problem: located.problem }
  if (located.value?.bytes == null) {
    // an app that was not exported by FlutterFlow has no such file, and nobody asked for one
    if (path === DEFAULT_FIREBASE_CONFIG_PATH)
      return { platform, path, kind: 'skipped', reason: `The app has no ${path}.` }
    const detail = `${path} is not in the app. Check the spelling of the config path.`
    return { platform, path, kind: 'blocked', problem: { code: 'path-not-found', detail } }
  }
  const text = readText(located.value.bytes)
  if (text === null)
    return { platform, path, kind: 'blocked', problem: notEditable(path, { kind: 'not-dart' }) }
  const read = await readForeignText('dart-options', text, null)
  if (read.kind !== 'read') {
    const why = whyNotRead(path, read) ?? `${path} cannot be read.`
    return { platform, path, kind: 'blocked', problem: notEdited(why) }
  }
  const found = read.value
  if (found.kind === 'found') {
    const { expressions, values } = found
    const { appId = null } = values
    if (expressions.length === 0) return { platform, path, kind: 'file', located: located.value, appId }
    return {
      platform,
      path,
      kind: 'blocked',
      problem: notEditable(path, { kind: 'expressions', names: expressions }),
    }
  }
  return { platform, path, kind: 'blocked', problem: notEditable(path, found) }
}

/** Null: the bytes are no UTF-8, so they would not come back as they were. A byte order mark stays in the text. */
export function readText(bytes: Buffer): string | null {
  const text = bytes.toString('utf8')
  return Buffer.from(text, 'utf8').equals(bytes) ? text : null
}

/** Why the options in a Dart file are not edited. */
export function notEditable(path: string, why: Exclude<EditedOptions, { kind: 'edited' }>): Problem {
  return notEdited(sentence(path, why))
}

export const notEdited = (why: string): Problem =>
  refuse('dart-not-editable', `${why} Nothing was changed.`).problem

function sentence(path: string, why: Exclude<EditedOptions, { kind: 'edited' }>): string {
  switch (why.kind) {
    case 'none':
      return `${path} is not a Firebase file: there is no FirebaseOptions(…) in it.`
    case 'several':
      return `${path} has ${why.count} FirebaseOptions(…), and none of them is evidently the one for the web.`
    case 'not-dart':
      return `${path} could not be read as Dart: a string, a comment or a bracket has no end, or it is not UTF-8.`
    case 'expressions':
      return `${path} does not give ${inWords(why.names)} as plain text, so only you can edit it: write the values as text, or choose another config path.`
  }
}
