import { created, stringOf } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { CreatedValue } from './value.ts'

/** The locale that the app uses. */
export function localeNow(evaluator: Evaluator): CreatedValue {
  const [language = 'en', country] = evaluator.inherited.locale.split('-')
  const parts = [language, ...(country === undefined ? [] : [country])].map(stringOf)
  return { ...created('Locale'), positional: parts }
}
