import { collectionOf } from './collections.ts'
import { brightness, mediaQuery, orientation, size, VIEW } from './device-view.ts'
import { makeInstance } from './instances.ts'
import { letterOf } from './letter-of.ts'
import { localeNow } from './locale-now.ts'
import { materialWords } from './material-words.ts'
import { fromEnvironment } from './environment.ts'
import { askLibraries } from './libraries/all.ts'
import { loadedTexts } from './localizations-delegates.ts'
import { textRolesNamed } from './text-theme.ts'
import { created, double, integer, NULL, stringOf, unknown } from './value.ts'
import type { Evaluator } from './evaluator.ts'
import type { Arguments } from './arguments.ts'
import type { KnownClass, SourceOffset, Value } from './value.ts'

/** The numbers that `DateTime` names, twelve a row (`sdk/lib/core/date_time.dart`). */
const DATES = [
  'january february march april may june july august september october november december',
  'monday tuesday wednesday thursday friday saturday sunday',
].flatMap((row) => row.split(' '))

/** `Type.name` of a class that is Flutter's or Dart's own. */
export function typeMember(evaluator: Evaluator, type: string, name: string): Value {
  if (type === 'Colors' || type === 'CupertinoColors')
    return { ...created('MaterialColor'), constructor: name }
  if (type === 'double' && name === 'infinity') return double(Infinity)
  if (type === 'double' && name === 'maxFinite') return double(Number.MAX_VALUE)
  const ofDates = type === 'DateTime' ? DATES.indexOf(name) : -1
  if (ofDates !== -1) return integer((ofDates % 12) + 1)
  if (type === 'Navigator' && name === 'defaultRouteName') return stringOf('/')
  if (type === 'ThemeMode' || type === 'Brightness') return { kind: 'member', type, name }
  if (type === 'BorderRadius' || type === 'EdgeInsets') return { ...created(type), constructor: name }
  return { kind: 'member', type, name }
}

/** `Type(…)` or `Type.name(…)` of a class that is Flutter's or Dart's own. */
export function createdFrom(
  evaluator: Evaluator,
  type: string,
  constructor: string,
  args: Arguments,
  at: SourceOffset | null,
): Value {
  const known =
    KNOWN[`${type}.${constructor}`]?.(evaluator, args) ??
    fromEnvironment(evaluator.defines, type, constructor, args) ??
    collectionOf(evaluator, type, constructor, args) ??
    askLibraries('create', (answer) => answer(evaluator, type, constructor, args, at))
  if (known !== undefined && known !== null) return known
  // A call in lower case is a function of a package, whose result is known only when it runs.
  if (type !== '' && !/^_?[A-Z]/.test(type)) return unknown(type)
  if (ASKS.test(constructor)) return unknown(constructor)
  const { positional, named, types = [] } = args
  if (type === 'GoogleFonts') return googleFont(constructor, args, at)
  const said = type === 'TextTheme' ? textRolesNamed(named) : named
  return { kind: 'object', type, constructor, positional, named: said, types, at }
}

/** What a class of a package is asked, which makes none of it: `Root.isRooted()`. */
const ASKS = /^(is|has|can|are|was|should)[A-Z]/

type Known = (evaluator: Evaluator, args: Arguments) => Value | undefined

const readingHere = ({ inherited }: Evaluator): Value => ({
  kind: 'member',
  type: 'TextDirection',
  name: inherited.direction,
})

const KNOWN: Readonly<Record<string, Known>> = {
  'Theme.of': (evaluator) => evaluator.inherited.theme,
  'MediaQuery.of': (evaluator) => mediaQuery(evaluator),
  'MediaQuery.maybeOf': (evaluator) => mediaQuery(evaluator),
  'MediaQueryData.fromView': (evaluator) => mediaQuery(evaluator),
  'MediaQueryData.fromWindow': (evaluator) => mediaQuery(evaluator),
  'View.of': () => VIEW,
  'View.maybeOf': () => VIEW,
  'MediaQuery.orientationOf': (evaluator) => orientation(evaluator),
  'MediaQuery.viewInsetsOf': () => created('EdgeInsets'),
  'MediaQuery.viewPaddingOf': () => created('EdgeInsets'),
  'MediaQuery.platformBrightnessOf': (evaluator) => brightness(evaluator),
  'CupertinoTheme.of': (evaluator) => cupertinoTheme(evaluator),
  'Localizations.of': (evaluator, args) => localizations(evaluator, args),
  'Localizations.localeOf': localeNow,
  'MaterialLocalizations.of': materialWords,
  'Directionality.of': (evaluator) => readingHere(evaluator),
  'Directionality.maybeOf': (evaluator) => readingHere(evaluator),
  'FocusScope.of': () => created('FocusScopeNode'),
  'DefaultTabController.of': () => created('TabController'),
  'ScaffoldMessenger.of': () => created('ScaffoldMessengerState'),
  'GlobalKey.': (_, { types }) => ({ ...created('GlobalKey'), types }),
  // Only keys are put around them.
  'KeyedSubtree.ensureUniqueKeysForList': (_, { positional }) => positional[0],
  'KeyedSubtree.wrap': (_, { positional }) => positional[0],
  'MediaQuery.sizeOf': (evaluator) => size(evaluator),
  'MediaQuery.paddingOf': () => created('EdgeInsets'),
  'String.fromCharCode': (_evaluator, args) => {
    const [code] = args.positional
    return (code === undefined ? null : letterOf(code)) ?? undefined
  },
  'String.fromCharCodes': (_evaluator, args) => {
    const [codes] = args.positional
    const letters =
      codes?.kind === 'list' && args.positional.length === 1 ? codes.items.map(letterOf) : [null]
    const texts = letters.flatMap((each) => (each?.kind === 'string' ? [each.value] : []))
    return texts.length < letters.length ? undefined : stringOf(texts.join(''))
  },
  'TextEditingController.': (_evaluator, args) =>
    created('TextEditingController', { text: args.named.get('text') ?? stringOf('') }),
  'TextEditingController.fromValue': (_evaluator, args) => {
    const [value] = args.positional
    const text = value?.kind === 'object' ? value.named.get('text') : undefined
    return created('TextEditingController', { text: text ?? stringOf('') })
  },
  'ValueNotifier.': (_evaluator, args) =>
    created('ValueNotifier', { value: args.positional[0] ?? unknown('value') }),
  'Color.fromARGB': (_evaluator, args) => colorFrom(args.positional),
  'Color.fromRGBO': (_evaluator, args) => {
    const [red, green, blue, opacity] = args.positional
    if (opacity?.kind !== 'number') return undefined
    const alpha: Value = { kind: 'number', value: Math.round(opacity.value * 255), double: false }
    return colorFrom([alpha, ...[red, green, blue].flatMap((each) => each ?? [])])
  },
  'int.parse': (_evaluator, args) => parsed(args, false),
  'double.parse': (_evaluator, args) => parsed(args, true),
  'num.parse': (_evaluator, args) => parsed(args, null),
  'int.tryParse': (_evaluator, args) => tried(args, false),
  'double.tryParse': (_evaluator, args) => tried(args, true),
  'num.tryParse': (_evaluator, args) => tried(args, null),
}

/** The texts of the app in its language: `Localizations.of<Texts>(context, Texts)`, and what Flutter generates. */
function localizations(evaluator: Evaluator, args: Arguments): Value | undefined {
  const type = args.positional[1]
  // What the app's own delegate loads may stand for a class of Flutter's: `Localizations.of<Texts>(context, WidgetsLocalizations)`.
  if (type?.kind === 'type') return loadedTexts(evaluator, type.name, localeNow(evaluator)) ?? undefined
  if (type?.kind !== 'class') return undefined
  const { declaration, file } = type.of
  const [language = 'en'] = evaluator.inherited.locale.split('-')
  const named = (code: string): KnownClass | null => {
    const ending = code.charAt(0).toUpperCase() + code.slice(1)
    // Generated texts have a file for each language, which is found by its name.
    const beside = file.replace(/\.dart$/, `_${code}.dart`)
    return (
      evaluator.declarations.classIn(beside, declaration.name + ending) ??
      evaluator.declarations.classIn(file, declaration.name + ending)
    )
  }
  const texts = named(language) ?? named('en')
  const loaded = texts === null ? loadedTexts(evaluator, declaration.name, localeNow(evaluator)) : null
  if (loaded !== null) return loaded
  const locale = texts === null ? localeNow(evaluator) : stringOf(language)
  return makeInstance(evaluator, texts ?? type.of, '', { positional: [locale], named: new Map() }, null)
}

/** `GoogleFonts.inter(…)` and `GoogleFonts.getFont('Inter', …)` are text styles of a family. */
function googleFont(constructor: string, args: Arguments, at: SourceOffset | null): Value {
  const [asked] = args.positional
  const family = asked?.kind === 'string' ? asked : stringOf(familyName(constructor))
  const isTheme = constructor.endsWith('TextTheme')
  // A theme of text is the one that it is given, in its family.
  const given = isTheme && asked?.kind === 'object' && asked.type === 'TextTheme' ? asked.named : []
  return {
    ...created(isTheme ? 'TextTheme' : 'TextStyle', { fontFamily: family }),
    named: new Map([...given, ...args.named, ['fontFamily', family]]),
    at,
  }
}

function familyName(constructor: string): string {
  const spaced = constructor.replace(/TextTheme$/, '').replace(/([a-z0-9])([A-Z])/g, '$1 $2')
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function cupertinoTheme(evaluator: Evaluator): Value {
  const { theme } = evaluator.inherited
  const primary = theme.kind === 'object' ? theme.named.get('primaryColor') : undefined
  return created('CupertinoThemeData', {
    brightness: brightness(evaluator),
    ...(primary === undefined ? {} : { primaryColor: primary }),
  })
}

/** @param isDouble null: as it is written. */
function parsed(args: Arguments, isDouble: boolean | null): Value | undefined {
  const [text] = args.positional
  if (text?.kind !== 'string' || text.assumed === true || text.value.trim() === '') return undefined
  const radix = args.named.get('radix')
  const value = radix?.kind === 'number' ? Number.parseInt(text.value, radix.value) : Number(text.value)
  const isWhole = isDouble === false && !Number.isInteger(value)
  return Number.isNaN(value) || isWhole
    ? undefined
    : { kind: 'number', value, double: isDouble ?? /[.e]/i.test(text.value) }
}

/** Null for a text that is no number. */
function tried(args: Arguments, isDouble: boolean | null): Value | undefined {
  const [text] = args.positional
  const isKnown = text?.kind === 'string' && text.assumed !== true && !text.value.includes('…')
  return parsed(args, isDouble) ?? (isKnown ? NULL : undefined)
}

function colorFrom(parts: readonly Value[]): Value | undefined {
  let argb = 0
  for (const part of parts) {
    if (part.kind !== 'number') return undefined
    argb = argb * 256 + (Math.round(part.value) & 255)
  }
  return created('Color', {}, [{ kind: 'number', value: argb, double: false }])
}
