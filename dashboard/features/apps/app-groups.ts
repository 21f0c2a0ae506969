import type { ProjectApp, Reply } from '@mosaygent/contract'
import { texts } from './texts.ts'

/** What the picker lists under one heading. */
export interface AppGroup {
  readonly value: string
  readonly apps: readonly ProjectApp[]
}

/** Below so many apps a list of recent ones would repeat the list. */
const MANY = 6

/** The apps that fit what was typed: in its name or path, each word anywhere; recent ones first, examples last. */
export function appGroups({ apps, recent = [] }: Reply<'projectApps'>, typed: string): AppGroup[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ name, path }: ProjectApp) => {
    const text = `${name} ${path}`.toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
  const fitting = apps.filter(fits)
  const known =
    apps.length > MANY ? recent.flatMap((path) => fitting.find((app) => app.path === path) ?? []) : []
  const others = fitting.filter((app) => !known.includes(app))
  return [
    { value: texts.recent, apps: known },
    { value: texts.apps, apps: others.filter(({ example }) => example !== true) },
    { value: texts.examples, apps: others.filter(({ example }) => example === true) },
  ].filter((group) => group.apps.length > 0)
}

/** An app's path as people read it. */
export const pathWords = (path: string) => (path === '.' ? texts.itself : path)

const PLATFORMS = {
  android: 'Android',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  web: 'Web',
  windows: 'Windows',
}

/** `Android, iOS` */
export const platformWords = ({ platforms = [] }: ProjectApp) =>
  platforms.map((platform) => PLATFORMS[platform]).join(', ')
