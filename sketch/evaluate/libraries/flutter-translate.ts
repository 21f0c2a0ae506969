import { parsedTexts } from '../../project/translations/text-formats.ts'
import { created, stringOf, textOfValue } from '../value.ts'
import { assetText, textsWithin } from './asset-texts.ts'
import type { Evaluator } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

/** Where its files are when nothing else is said (`src/constants/constants.dart`). */
const USUAL_FOLDER = 'assets/i18n'

/**
 * flutter_translate: a JSON file for each language, of which one is used: the reader's, else the one to fall back to
 * (`src/delegates/localization_delegate.dart`, `src/services/localization.dart`).
 */
export const flutterTranslate: Library = {
  provides(evaluator, widget) {
    const [delegate] = widget.positional
    if (widget.type !== 'LocalizedApp' || delegate?.kind !== 'object') return
    evaluator.translations = {
      widget,
      texts: () => ({ texts: textsOf(evaluator, delegate), places: new Map() }),
    }
  },
  create(_evaluator, type, constructor, { named }) {
    return type === 'LocalizationDelegate' && constructor === 'create' ? { ...created(type), named } : null
  },
  call(evaluator, name, { positional: [key, count], named }) {
    if (evaluator.translations?.widget.type !== 'LocalizedApp' || key?.kind !== 'string') return null
    if (name === 'translate') return filled(evaluator.translation(key.value), named.get('args'))
    if (name !== 'translatePlural') return null
    const number = count?.kind === 'number' ? count.value : null
    const form = number === 0 ? 'zero' : number === 1 ? 'one' : number === 2 ? 'two' : 'other'
    const text = [form, 'other'].map((each) => `${key.value}.${each}`)
    const found = text.map((each) => evaluator.translation(each)).find((each, at) => each !== text[at])
    const counted = (found ?? `${key.value}.other`).replaceAll('{{value}}', String(number ?? '…'))
    return filled(counted, named.get('args'))
  },
}

function filled(text: string, args: Value | undefined): Value {
  let all = text
  for (const [name, value] of args?.kind === 'map' ? args.entries : [])
    all = all.replaceAll(`{${textOfValue(name)}}`, () => textOfValue(value))
  return stringOf(all)
}

function textsOf(evaluator: Evaluator, delegate: CreatedValue): ReadonlyMap<string, string> {
  const said = (name: string, usual: string): string => {
    const value = delegate.named.get(name)
    return value?.kind === 'string' ? value.value : usual
  }
  const folder = said('basePath', USUAL_FOLDER).replace(/\/$/, '')
  const tag = evaluator.inherited.locale.replace('-', '_')
  const names = [tag, said('fallbackLocale', 'en')].flatMap((each) => [each, each.replace(/_.*/, '')])
  const text = names
    .map((name) => assetText(evaluator, `${folder}/${name}.json`))
    .find((each) => each !== null)
  if (text === undefined) return new Map()
  return new Map([...textsWithin(parsedTexts(text, 'json'))].map(([keys, each]) => [keys.join('.'), each]))
}
