import path from 'node:path'
import { NO_ARGUMENTS, positionalArguments } from '../arguments.ts'
import { fieldOfInstance, makeInstance } from '../instances.ts'
import { created, NULL, stringOf, textOfValue, unknown } from '../value.ts'
import type { Arguments } from '../arguments.ts'
import type { Evaluator } from '../evaluator.ts'
import type { KnownClass, SourceOffset, Value } from '../value.ts'
import type { Library } from './library.ts'

/**
 * intl (`intl/lib/intl.dart`): a message is its own text, in the language of the source. What intl_translation or
 * intl_utils wrote for the reader's language (`messages_de.dart`) goes before, by the message's name.
 */
export const intl: Library = {
  property(evaluator, target, name) {
    return target.kind === 'class' && name === 'current' ? loadedTexts(evaluator, target.of) : null
  },
  call(_evaluator, name, { positional: [text] }) {
    if (name !== 'toBeginningOfSentenceCase' || text?.kind !== 'string') return null
    const [first = ''] = text.value
    return { ...text, value: first.toUpperCase() + text.value.slice(first.length) }
  },
  create(evaluator, type, constructor, args, at) {
    if (type === 'Locale') return parsedLocale(constructor, args)
    if (type !== 'Intl') return null
    if (constructor === 'message') return translated(evaluator, args, at) ?? args.positional[0] ?? NULL
    if (constructor === 'getCurrentLocale') return stringOf(evaluator.inherited.locale.replace('-', '_'))
    if (/^plural(Logic)?$/.test(constructor)) return translated(evaluator, args, at) ?? counted(args)
    if (/^(gender|select)(Logic)?$/.test(constructor))
      return translated(evaluator, args, at) ?? selected(args)
    return null
  },
}

/** `Locale.parse` and `tryParse` (`intl/lib/locale.dart`), which Flutter's own locale does not have. */
function parsedLocale(constructor: string, { positional: [text] }: Arguments): Value | null {
  if (!/^(try)?[pP]arse$/.test(constructor) || text?.kind !== 'string') return null
  const parts = partsOfLocale(text.value)
  if (parts === null) return constructor === 'tryParse' ? NULL : unknown('Locale.parse')
  return created(
    'Locale',
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, part === undefined ? NULL : stringOf(part)]),
    ),
  )
}

/** Null for a text that names no locale. */
function partsOfLocale(text: string): Readonly<Record<string, string | undefined>> | null {
  try {
    const { language, script, region } = new Intl.Locale(text.replaceAll('_', '-'))
    return { languageCode: language, scriptCode: script, countryCode: region }
  } catch {
    return null
  }
}

/** `S.current`, which the delegate that intl_utils writes sets as it loads: before the first page. */
function loadedTexts(evaluator: Evaluator, of: KnownClass): Value | null {
  const { fields, methods } = of.declaration
  const kept = fields.find((each) => each.static && each.name === '_current')
  const loads = methods.some((each) => each.static && each.name === 'load')
  if (kept === undefined || !loads) return null
  const known = evaluator.once(kept, () => NULL)
  if (known.kind === 'instance') return known
  const made = makeInstance(evaluator, of, '', NO_ARGUMENTS, null)
  evaluator.setOnce(kept, made)
  return made
}

/** `plural(howMany, zero: …, one: …, other: …)`: English, which has one and other. */
function counted(args: Arguments): Value {
  const [count] = args.positional
  const number = count?.kind === 'number' ? count.value : null
  const exact = number === 0 ? 'zero' : number === 1 ? 'one' : number === 2 ? 'two' : 'other'
  const text = args.named.get(exact) ?? NULL
  return text.kind === 'null' ? (args.named.get('other') ?? NULL) : text
}

/** `gender(who, female: …, other: …)` and `select(choice, {'a': …, 'other': …})`. */
function selected(args: Arguments): Value {
  const [choice = NULL, cases] = args.positional
  const wanted =
    choice.kind === 'member' || choice.kind === 'string' ? textOfValue(choice).replace(/^.*\./, '') : ''
  const all: readonly (readonly [string, Value])[] =
    cases?.kind === 'map' ? cases.entries.map(([key, value]) => [textOfValue(key), value]) : [...args.named]
  const named = (name: string): Value | undefined =>
    all.find(([key]) => key.replace(/^.*\./, '') === name)?.[1]
  return named(wanted) ?? named('other') ?? NULL
}

/** The text of `messages` in the file of the reader's language; null where there is none. */
function translated(evaluator: Evaluator, args: Arguments, at: SourceOffset | null): Value | null {
  const name = args.named.get('name')
  if (name?.kind !== 'string' || at === null) return null
  const folder = path.dirname(at.file)
  // what loads them stands beside them, wherever that is
  const loads = evaluator.declarations.find('initializeMessages', at.file)
  const folders = [
    path.join(folder, 'intl'),
    folder,
    ...(loads?.kind === 'function' ? [path.dirname(loads.file)] : []),
  ]
  const tag = evaluator.inherited.locale.replace('-', '_')
  const [language = tag] = tag.split('_')
  for (const file of [`messages_${tag}.dart`, `messages_${language}.dart`]) {
    for (const place of folders) {
      const text = textIn(evaluator, path.join(place, file), name.value, args)
      if (text !== null) return text
    }
  }
  return null
}

function textIn(evaluator: Evaluator, file: string, name: string, args: Arguments): Value | null {
  const found = evaluator.declarations.find('messages', file)
  const lookup = found?.kind === 'variable' ? evaluator.valueOf(found) : null
  const messages = lookup?.kind === 'instance' ? fieldOfInstance(evaluator, lookup, 'messages') : null
  const entries = messages?.kind === 'map' ? messages.entries : []
  const message = entries.find(([key]) => key.kind === 'string' && key.value === name)?.[1]
  // `MessageLookupByLibrary.simpleMessage('…')`, else a function of the message's arguments.
  if (message?.kind === 'object') return message.positional[0] ?? null
  const given = args.named.get('args')
  return evaluator.calledWith(message, positionalArguments(...(given?.kind === 'list' ? given.items : [])))
}
