import { fillIn, fillInTexts } from '../fill-in.ts'
import { created, textOfValue } from '../value.ts'
import { assetTexts, placed } from './asset-texts.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator, KeyedTexts } from '../evaluator.ts'
import type { CreatedValue, Value } from '../value.ts'
import type { Library } from './library.ts'

const DELEGATE = 'I18NextLocalizationDelegate'
/** The namespace of a key that begins with none (`lib/src/options.dart`). */
const USUAL = 'translation'
/** More files than a language has. */
const MAX_FILES = 60
/** `$t(common:name)`, a text within another one. */
const WITHIN = /\$t\(([\w:.-]{1,100})\)/g

/**
 * i18next: a folder for each language with a JSON file for each namespace
 * (`lib/src/localization_data_source.dart`), with which a key begins: `I18Next.of(context)!.t('home:title')`.
 */
export const i18Next: Library = {
  provides(evaluator, widget) {
    const delegate = itemsOf(widget.named.get('localizationsDelegates')).find(isOurs)
    if (delegate?.kind !== 'object') return
    evaluator.translations = { widget: delegate, texts: () => textsOf(evaluator, delegate) }
  },
  create(_evaluator, type, constructor) {
    return type === 'I18Next' && constructor === 'of' ? created(type) : null
  },
  method(evaluator, target, name, args) {
    const isOf = target.kind === 'object' && target.type === 'I18Next'
    return isOf && (name === 't' || name === 'tr') ? said(evaluator, args) : null
  },
}

const itemsOf = (value: Value | undefined): readonly Value[] => (value?.kind === 'list' ? value.items : [])

const isOurs = (delegate: Value): boolean => delegate.kind === 'object' && delegate.type === DELEGATE

function said(evaluator: Evaluator, { positional: [asked], named }: Arguments): Value | null {
  const delegate = evaluator.translations?.widget
  if (delegate?.type !== DELEGATE || asked?.kind !== 'string') return null
  const count = named.get('count')
  const isMany = count !== undefined && !(count.kind === 'number' && count.value === 1)
  const key =
    (isMany ? known(evaluator, delegate, `${asked.value}_plural`) : null) ??
    known(evaluator, delegate, asked.value)
  if (key === null) return null
  let text = fillInTexts(evaluator.translation(key), WITHIN, ([, name = '']) => {
    const within = known(evaluator, delegate, name)
    return within === null ? null : evaluator.translation(within)
  })
  const variables = named.get('variables')
  for (const [name, value] of variables?.kind === 'map' ? variables.entries : [])
    text = fillIn(text, `{{${textOfValue(name)}}}`, value, 'everywhere')
  if (count !== undefined) text = fillIn(text, '{{count}}', count, 'everywhere')
  return placed(evaluator, key, text)
}

/** A key with the namespace that has it; null where none does. */
function known(evaluator: Evaluator, delegate: CreatedValue, key: string): string | null {
  const options = delegate.named.get('options')
  const more = options?.kind === 'object' ? itemsOf(options.named.get('fallbackNamespaces')) : []
  const bare = key.slice(key.indexOf(':') + 1)
  const keys = [USUAL, ...more.map(textOfValue)].map((namespace) => `${namespace}:${bare}`)
  return [key, ...keys].find((each) => evaluator.translation(each) !== each) ?? null
}

/** All namespaces of the reader's language, else of the first that the delegate is given. */
function textsOf(evaluator: Evaluator, delegate: CreatedValue): KeyedTexts {
  const source = delegate.named.get('dataSource')
  const folder = source?.kind === 'object' ? source.named.get('bundlePath') : undefined
  const texts: KeyedTexts = { texts: new Map(), places: new Map() }
  if (folder?.kind !== 'string') return texts
  const [first] = itemsOf(delegate.named.get('locales'))
  const listed = first?.kind === 'object' ? first.positional.map(textOfValue).join('-') : ''
  const { locale } = evaluator.inherited
  const names = evaluator.assets.keys()
  for (const tag of [locale, locale.replace(/[-_].*/, ''), listed]) {
    const within = `${folder.value.replace(/\/$/, '')}/${tag}/`
    const files = names.filter((name) => name.startsWith(within) && name.endsWith('.json'))
    if (files.length > 0) return joined(evaluator, files.slice(0, MAX_FILES))
  }
  return texts
}

function joined(evaluator: Evaluator, files: readonly string[]): KeyedTexts {
  const all = files.flatMap((file) => {
    const found = assetTexts(evaluator, file)
    const namespace = /([^/]*)\.json$/.exec(file)?.[1] ?? USUAL
    return found === null ? [] : [{ namespace, found }]
  })
  const under = <V>(of: (texts: KeyedTexts) => ReadonlyMap<string, V>): ReadonlyMap<string, V> =>
    new Map(
      all.flatMap(({ namespace, found }) =>
        Array.from(of(found), ([key, value]) => [`${namespace}:${key}`, value] as const),
      ),
    )
  return { texts: under(({ texts }) => texts), places: under(({ places }) => places) }
}
