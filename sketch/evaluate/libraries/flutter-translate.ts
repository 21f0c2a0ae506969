import { fillIn } from '../fill-in.ts'
import { created, textOfValue } from '../value.ts'
import { assetTexts, placed } from './asset-texts.ts'
import type { Evaluator, KeyedTexts } from '../evaluator.ts'
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
    evaluator.translations = { widget, texts: () => textsOf(evaluator, delegate) }
  },
  create(_evaluator, type, constructor, { named }) {
    return type === 'LocalizationDelegate' && constructor === 'create' ? { ...created(type), named } : null
  },
  call(evaluator, name, { positional: [key, count], named }) {
    if (evaluator.translations?.widget.type !== 'LocalizedApp' || key?.kind !== 'string') return null
    if (name === 'translate') return filled(evaluator, key.value, named.get('args'))
    if (name !== 'translatePlural') return null
    const number = count?.kind === 'number' ? count.value : null
    const form = number === 0 ? 'zero' : number === 1 ? 'one' : number === 2 ? 'two' : 'other'
    const keys = [form, 'other'].map((each) => `${key.value}.${each}`)
    const found = keys.find((each) => evaluator.translation(each) !== each) ?? `${key.value}.other`
    return filled(evaluator, found, named.get('args'), String(number ?? '…'))
  },
}

function filled(
  evaluator: Evaluator,
  key: string,
  args: Value | undefined,
  count: string | null = null,
): Value {
  const text = evaluator.translation(key)
  let all = count === null ? text : text.replaceAll('{{value}}', count)
  for (const [name, value] of args?.kind === 'map' ? args.entries : [])
    all = fillIn(all, `{${textOfValue(name)}}`, value, 'everywhere')
  return placed(evaluator, key, all)
}

function textsOf(evaluator: Evaluator, delegate: CreatedValue): KeyedTexts {
  const said = (name: string, usual: string): string => {
    const value = delegate.named.get(name)
    return value?.kind === 'string' ? value.value : usual
  }
  const folder = said('basePath', USUAL_FOLDER).replace(/\/$/, '')
  const tag = evaluator.inherited.locale.replace('-', '_')
  const names = [tag, said('fallbackLocale', 'en')].flatMap((each) => [each, each.replace(/_.*/, '')])
  const used = names
    .map((name) => assetTexts(evaluator, `${folder}/${name}.json`))
    .find((each) => each !== null)
  return used ?? { texts: new Map(), places: new Map() }
}
