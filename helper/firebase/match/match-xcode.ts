import { findXcconfigSettings, findXcodeSettings, type XcodeSetting } from '../facts/xcode.ts'
import { inWords } from '../in-words.ts'
import { replaceAt } from '../replace-at.ts'
import type { MatchEdit } from './match-edit.ts'

/** The build configurations of every Flutter app; further ones belong to flavours. */
const OWN = /^(Debug|Profile|Release)$/

/** Gives the target Runner another bundle id wherever that is written as text. */
export function matchPbxproj(text: string, path: string, id: string): MatchEdit {
  const settings = findXcodeSettings(text)
  if (settings === null)
    return { kind: 'yours', reason: `Which target of ${path} is the app cannot be told: change it in Xcode.` }
  return match(text, settings, id)
}

export function matchXcconfig(text: string, variant: string, id: string): MatchEdit {
  const settings = findXcconfigSettings(text, variant)
  if (settings.length > 1)
    return { kind: 'yours', reason: `It gives the bundle id ${settings.length} times: keep one of them.` }
  return match(text, settings, id)
}

function match(text: string, settings: readonly XcodeSetting[], id: string): MatchEdit {
  if (settings.length === 0) return { kind: 'silent' }
  const own = settings.filter(({ variant }) => OWN.test(variant))
  const flavours = settings.filter(({ variant }) => !OWN.test(variant)).map(({ variant }) => variant)
  if (own.length === 0 && settings.some((setting) => setting.id === id)) return { kind: 'unchanged' }
  if (own.length === 0)
    return {
      kind: 'yours',
      reason: `The build configurations belong to flavours (${inWords(flavours)}): change the bundle identifier of yours in Xcode.`,
    }
  const built = own.filter((setting) => setting.id === null)
  const byHand =
    built.length === 0
      ? null
      : `${inWords(built.map(({ variant }) => variant))} ${built.length === 1 ? 'puts' : 'put'} it together from ${inWords([...new Set(built.map(({ written }) => written))])}: change that in Xcode’s build settings.`
  const wrong = own.filter((setting) => setting.id !== null && setting.id !== id)
  if (wrong.length === 0) return byHand === null ? { kind: 'unchanged' } : { kind: 'yours', reason: byHand }
  const edits = wrong.map(({ from, to }) => ({ from, to, text: written(text.charAt(from), id) }))
  const left = flavours.length === 0 ? null : `Left as they are: ${inWords(flavours)}.`
  const reason = [byHand, left].filter((sentence) => sentence !== null).join(' ')
  return {
    kind: 'changed',
    text: replaceAt(text, edits),
    differences: wrong.map((setting) => ({ name: setting.variant, before: setting.id, after: id })),
    advised: true,
    ...(reason === '' ? {} : { reason }),
  }
}

/** In the quotation marks of before; a dash needs them where there were none. */
function written(first: string, id: string): string {
  if (first === '"' || first === "'") return `${first}${id}${first}`
  return /^[\w./]+$/.test(id) ? id : `"${id}"`
}
