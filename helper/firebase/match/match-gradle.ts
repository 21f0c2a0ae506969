import { findGradleSettings, type GradleSetting, readGradleIds } from '../facts/gradle.ts'
import { inWords } from '../in-words.ts'
import { replaceAt } from '../replace-at.ts'
import type { MatchEdit } from './match-edit.ts'

/** What Android takes for an id: stricter than what Firebase does. */
const APPLICATION_ID = /^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/

/** Gives the default configuration of the Android app another `applicationId`, where that is one plain literal. */
export function matchGradle(text: string, path: string, id: string): MatchEdit {
  const ids = readGradleIds(text)
  if (ids.some((one) => one.id === id)) return { kind: 'unchanged' }
  if (!APPLICATION_ID.test(id))
    return { kind: 'yours', reason: `Android cannot build an app of the id ${id}.` }
  const settings = findGradleSettings(text)
  const flavours = settings.filter(({ blocks }) => blocks.at(-2) === 'productFlavors')
  if (flavours.length > 0)
    return {
      kind: 'yours',
      reason: `Flavours have a part in it: ${inWords(named(flavours))}. Change applicationId in ${path}, or choose the id of one of them as the bundle ID.`,
    }
  const own = settings.filter(({ blocks }) => blocks.includes('defaultConfig'))
  const [only] = own
  if (only === undefined)
    return { kind: 'yours', reason: `${path} has no applicationId in defaultConfig. Write one there.` }
  if (own.length > 1 || !isPlain(only))
    return {
      kind: 'yours',
      reason: `${path} puts applicationId together when the app is built: change it where its parts come from.`,
    }
  const mark = text.charAt(only.from)
  const suffixed = named(settings.filter(({ blocks }) => blocks.at(-2) === 'buildTypes'))
  return {
    kind: 'changed',
    text: replaceAt(text, [{ from: only.from, to: only.to, text: `${mark}${id}${mark}` }]),
    differences: [{ name: 'applicationId', before: only.value, after: id }],
    advised: true,
    ...(suffixed.length === 0
      ? {}
      : { reason: `Left as it is: what the build type ${inWords(suffixed)} makes of it.` }),
  }
}

function isPlain({ blocks, property, value }: GradleSetting): boolean {
  return blocks.at(-1) === 'defaultConfig' && property === 'applicationId' && value !== null
}

const named = (settings: readonly GradleSetting[]) => [
  ...new Set(settings.flatMap(({ blocks }) => blocks.at(-1) ?? [])),
]
