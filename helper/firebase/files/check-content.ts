import type { FirebaseApp } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import type { WebConfig } from '../../tools/index.ts'
import type { WebOptions } from '../dart/index.ts'
import { readGoogleServices } from './google-services.ts'
import { readServiceInfo } from './service-info.ts'
import { whatsWrongWithInfo, whatsWrongWithServices, type Wrong } from './whats-wrong.ts'

/** What a downloaded file has to be of. */
export interface Wanted {
  readonly project: string
  readonly app: FirebaseApp
}

/** The bytes to write, or the reason why what came is not what was asked for. */
export function checkGoogleServices(text: string, { project, app }: Wanted): Outcome<Buffer> {
  const services = readGoogleServices(text, app.identifier ?? null)
  if (services === null || services.apps.length === 0)
    return broken('google-services.json', whatsWrongWithServices(text))
  if (services.projectId !== project)
    return foreign('google-services.json', 'project', services.projectId, project)
  const mine = services.apps.find(({ appId }) => appId === app.app_id)
  if (mine === undefined) return foreign('google-services.json', 'app', 'others', app.app_id)
  if (mine.packageName !== app.identifier)
    return foreign('google-services.json', 'package', mine.packageName ?? 'none', app.identifier ?? '')
  return succeed(Buffer.from(text, 'utf8'))
}

export function checkServiceInfo(text: string, { project, app }: Wanted): Outcome<Buffer> {
  const info = readServiceInfo(text)
  if (info === null) return broken('GoogleService-Info.plist', whatsWrongWithInfo(text))
  if (info.projectId !== project)
    return foreign('GoogleService-Info.plist', 'project', info.projectId, project)
  if (info.bundleId !== app.identifier)
    return foreign('GoogleService-Info.plist', 'bundle id', info.bundleId, app.identifier ?? '')
  if (info.appId !== null && info.appId !== app.app_id)
    return foreign('GoogleService-Info.plist', 'app', info.appId, app.app_id)
  return succeed(Buffer.from(text, 'utf8'))
}

/** The values to write into the Dart file. */
export function checkWebConfig(config: WebConfig, { project, app }: Wanted): Outcome<WebOptions> {
  if (config.projectId !== project) return foreign('The web options', 'project', config.projectId, project)
  if (config.appId !== app.app_id) return foreign('The web options', 'app', config.appId, app.app_id)
  const {
    apiKey,
    authDomain,
    databaseURL,
    projectId,
    storageBucket,
    messagingSenderId,
    appId,
    measurementId,
  } = config
  const options = {
    apiKey,
    authDomain,
    databaseURL,
    projectId,
    storageBucket,
    messagingSenderId,
    appId,
    measurementId,
  }
  const odd = Object.entries(options).find(
    ([, value]) => value !== undefined && !/^[\x21-\x7e]+$/.test(value),
  )
  if (odd !== undefined)
    return refuse(
      'firebase-bad-reply',
      `Firebase gave a ${odd[0]} that cannot be one, so nothing was changed.`,
    )
  return succeed(Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)))
}

const broken = (name: string, { what, remedy }: Wrong) =>
  refuse('firebase-bad-reply', `The ${name} that Firebase gave ${what}. ${remedy} Nothing was changed.`)

const foreign = (name: string, what: string, found: string, wanted: string) =>
  refuse(
    'firebase-bad-reply',
    `${name} is for the ${what} ${found}, not for ${wanted}, so nothing was changed.`,
  )
