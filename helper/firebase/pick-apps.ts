import type { FirebaseApp, FirebasePlatform, MobilePlatform } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { inWords } from './in-words.ts'

const NAMES = {
  android: { app: 'Android app', id: 'package name' },
  ios: { app: 'iOS app', id: 'bundle id' },
  web: { app: 'web app', id: 'app id' },
} as const

/** The app of a package name or bundle id; a refusal names those there are. */
export function pickByIdentifier(
  apps: readonly FirebaseApp[],
  platform: MobilePlatform,
  identifier: string,
  project: string,
): Outcome<FirebaseApp> {
  const ours = apps.filter((app) => app.platform === platform)
  const found = ours.find((app) => app.identifier === identifier)
  if (found !== undefined) return succeed(found)
  const { app, id } = NAMES[platform]
  const others = ours.flatMap((one) => one.identifier ?? [])
  return refuse(
    'firebase-no-app',
    `The project ${project} has no ${app} with the ${id} ${identifier}. ${thoseThereAre(others, app)} Nothing was changed.`,
  )
}

/** Which web app, in this order: the one asked for, remembered for the project, named in the Dart file. */
export interface WebChoice {
  readonly asked: string | null
  readonly remembered: string | null
  readonly current: string | null
}

/** A web app has no bundle id: of several, none is guessed. */
export function pickWebApp(
  apps: readonly FirebaseApp[],
  { asked, remembered, current }: WebChoice,
  project: string,
): Outcome<FirebaseApp> {
  const ours = apps.filter(({ platform }) => platform === 'web')
  const byId = (id: string | null) => ours.find((app) => app.app_id === id)
  if (asked !== null) {
    const chosen = byId(asked)
    if (chosen !== undefined) return succeed(chosen)
    return refuse(
      'firebase-no-app',
      `The project ${project} has no web app ${asked}. ${thoseThereAre(ours.map(describe), 'web app')} Nothing was changed.`,
    )
  }
  const known = byId(remembered) ?? byId(current)
  if (known !== undefined) return succeed(known)
  const [only] = ours
  if (only === undefined)
    return refuse('firebase-no-app', `The project ${project} has no web app. Nothing was changed.`)
  if (ours.length === 1) return succeed(only)
  return refuse(
    'firebase-choose-app',
    `The project ${project} has several web apps: ${inWords(ours.map(describe))}. Nothing was changed.`,
  )
}

export const appName = (platform: FirebasePlatform) => NAMES[platform].app

const describe = ({ app_id, display_name }: FirebaseApp) =>
  display_name === undefined ? app_id : `${display_name} (${app_id})`

function thoseThereAre(list: readonly string[], app: string): string {
  return list.length === 0 ? `It has no ${app} at all.` : `It has ${inWords(list)}.`
}
