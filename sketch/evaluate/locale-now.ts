import { created, stringOf } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { CreatedValue } from './value.ts'

/** The locale that the app uses. */
export function localeNow(evaluator: Evaluator): CreatedValue {
  return localeOf(evaluator.inherited.locale)
}

/** What the device says its language is: a phone always names the country, too. */
export function deviceLocale(evaluator: Evaluator): CreatedValue {
  return localeOf(withCountry(evaluator.inherited.locale))
}

/** `en-US` for `en`: a language's tag with the country where most speak it, as a device that is set to it has it. */
export function withCountry(tag: string): string {
  if (tag.includes('-')) return tag
  try {
    const { language, region } = new Intl.Locale(tag).maximize()
    return region === undefined ? tag : `${language}-${region}`
  } catch {
    return tag // No language's tag: as it is written.
  }
}

function localeOf(tag: string): CreatedValue {
  const [language = 'en', country] = tag.split('-')
  const parts = [language, ...(country === undefined ? [] : [country])].map(stringOf)
  return { ...created('Locale'), positional: parts }
}
