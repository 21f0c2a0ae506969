import { entryOf } from '../entry-of.ts'
import { foreignAncestor } from '../declarations.ts'
import { positionalArguments } from '../arguments.ts'
import { fieldOfInstance, makeInstance } from '../instances.ts'
import { staticMember } from '../static-members.ts'
import { META, PLACED } from '../../project/translations/slang-source.ts'
import { created, listOf, NULL, textOfValue } from '../value.ts'
import type { Evaluator } from '../evaluator.ts'
import type { InstanceValue, KnownClass, Value } from '../value.ts'
import type { Library } from './library.ts'

/** slang: the texts of the language that is used, else of the base locale, which the generated enum lists first. */
export const slang: Library = {
  call(_evaluator, name, args) {
    const [text, file, key] = args.positional
    if (name !== PLACED || text?.kind !== 'string' || file?.kind !== 'string' || key?.kind !== 'list')
      return null
    return { ...text, from: { file: file.value, key: key.items.map(textOfValue) } }
  },
  create(evaluator, type, constructor, args, at) {
    // What somebody gave at run time in place of a text (`translation_overrides: true`); an app begins with none.
    if (/^TranslationOverrides(Flutter)?$/.test(type)) return NULL
    if (type !== 'InheritedLocaleData' || constructor !== 'of' || at === null) return null
    const [locales = 'AppLocale', texts = 'Translations'] = args.types ?? []
    const translations = textsOf(evaluator, at.file, locales, texts)
    return translations === null ? null : created(type, { translations, flutterLocale: localeNow(evaluator) })
  },
  method(evaluator, target, name, { positional: [key] }) {
    if (name === '[]') return key?.kind === 'string' ? textAt(evaluator, target, key.value) : null
    if (target.kind !== 'instance' || !/^(findDeviceLocale|parse|parseLocaleParts)$/.test(name)) return null
    if (foreignAncestor(evaluator.declarations, target.of) !== 'BaseAppLocaleUtils') return null
    return usedOf(evaluator, localesIn(evaluator, target.of.file, 'AppLocale')) ?? null
  },
  property(evaluator, target, name) {
    if (target.kind !== 'instance') return null
    const wanted = entryOf(PROPERTIES, name)
    if (wanted === undefined) return null
    const above = foreignAncestor(evaluator.declarations, target.of) ?? ''
    if (!wanted.test(above)) return null
    const { file } = target.of
    if (name === 'currentTranslations') {
      const [locales = 'AppLocale', texts = 'Translations'] = target.of.declaration.superTypes ?? []
      return textsOf(evaluator, file, locales, texts)
    }
    return listOf(localesIn(evaluator, file, 'AppLocale').map((each) => flutterLocale(evaluator, each)))
  },
}

const PROPERTIES: Readonly<Record<string, RegExp>> = {
  currentTranslations: /^Base(Flutter)?LocaleSettings$/,
  supportedLocales: /^BaseAppLocaleUtils$/,
}

function textsOf(evaluator: Evaluator, file: string, locales: string, texts: string): Value | null {
  const all = localesIn(evaluator, file, locales)
  const used = usedOf(evaluator, all)
  const base = evaluator.declarations.classIn(file, texts)
  if (base === null) return null
  return evaluator.once(used ?? base, () => {
    const made = used === undefined || used === all[0] ? null : madeBy(evaluator, used)
    if (made?.kind === 'instance') return made
    return makeInstance(evaluator, base, constructorOf(base), positionalArguments(), null)
  })
}

/** The texts of a language: its `buildSync` makes them, until slang 4 the constructor that is its `build`. */
function madeBy(evaluator: Evaluator, locale: InstanceValue): Value | null {
  const build = fieldOfInstance(evaluator, locale, 'buildSync') ?? fieldOfInstance(evaluator, locale, 'build')
  if (build?.kind === 'function') return evaluator.apply(build, positionalArguments())
  if (build?.kind !== 'class') return null
  return makeInstance(evaluator, build.of, build.tearOff ?? '', positionalArguments(), null)
}

/** The unnamed one; until slang 4 `build`. */
const constructorOf = ({ declaration: { constructors } }: KnownClass): string =>
  constructors.every(({ name }) => name === 'build') && constructors.length > 0 ? 'build' : ''

/** More parts than a person's key has. */
const MAX_PARTS = 20

/** `t['home.title']`: a text by its key; null where nothing but texts of slang may be meant. */
function textAt(evaluator: Evaluator, texts: Value, key: string): Value | null {
  if (texts.kind !== 'instance' || !texts.of.declaration.fields.some(({ name }) => name === META)) return null
  const parts = key.split('.', MAX_PARTS)
  return parts.reduce<Value>((above, part) => {
    if (above.kind === 'list') return above.items[Number(part)] ?? NULL
    return (above.kind === 'instance' ? fieldOfInstance(evaluator, above, part) : null) ?? NULL
  }, texts)
}

/** The reader's language, else the base one. */
function usedOf(evaluator: Evaluator, all: readonly InstanceValue[]): InstanceValue | undefined {
  const [language] = evaluator.inherited.locale.split('-')
  return all.find((each) => languageOf(evaluator, each) === language) ?? all[0]
}

function localesIn(evaluator: Evaluator, file: string, name: string): InstanceValue[] {
  const of = evaluator.declarations.classIn(file, name)
  const values = of === null ? null : staticMember(evaluator, of, 'values')
  return values?.kind === 'list' ? values.items.filter((each) => each.kind === 'instance') : []
}

function languageOf(evaluator: Evaluator, locale: InstanceValue): string | null {
  const code = fieldOfInstance(evaluator, locale, 'languageCode')
  return code?.kind === 'string' ? code.value : null
}

function flutterLocale(evaluator: Evaluator, locale: InstanceValue): Value {
  const codes = ['languageCode', 'countryCode'].flatMap((name) => {
    const code = fieldOfInstance(evaluator, locale, name)
    return code?.kind === 'string' ? [code] : []
  })
  return created('Locale', {}, codes)
}

function localeNow(evaluator: Evaluator): Value {
  const [language = 'en', country] = evaluator.inherited.locale.split('-')
  const codes = country === undefined ? [language] : [language, country]
  return created(
    'Locale',
    {},
    codes.map((value) => ({ kind: 'string', value })),
  )
}
