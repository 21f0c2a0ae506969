import { hasPart } from '../model/has-part.ts'
import { positionalArguments } from '../evaluate/arguments.ts'
import { withCountry } from '../evaluate/locale-now.ts'
import { created, listOf, stringOf } from '../evaluate/value.ts'
import { argument, listArgument, stringArgument } from './widget-arguments.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { CreatedValue, Value } from '../evaluate/value.ts'

/** The locale that an app uses, and whether another language of the reader could change it. */
export interface Settled {
  readonly settled: string
  readonly negotiable: boolean
  /** Those that the app lists. */
  readonly listed: readonly string[]
}

/**
 * As Flutter resolves it: what the app's own callback says (`_resolveLocales` of `widgets/app.dart`), the app's
 * `locale`, then a listed one of the same language and country, of the same language, the first. A device that is set
 * to a language says a country with it, so `en` is `en-US` where that is listed.
 */
export function localeOf(evaluator: Evaluator, app: CreatedValue | null, wanted: string): Settled {
  const own = app === null ? undefined : tagOf(argument(app, 'locale'))
  const supported =
    app === null ? [] : listArgument(app, 'supportedLocales').flatMap((each) => tagOf(each) ?? [])
  const called = app === null ? undefined : calledBack(evaluator, app, own ?? withCountry(wanted))
  if (own !== undefined) return { settled: called ?? own, negotiable: false, listed: [own] }
  if (called !== undefined) return { settled: called, negotiable: supported.length > 1, listed: supported }
  const language = (tag: string): string | undefined => tag.split('-')[0]
  const settled =
    supported.find((tag) => tag === wanted) ??
    supported.find((tag) => tag === withCountry(wanted)) ??
    supported.find((tag) => language(tag) === language(wanted)) ??
    supported[0]
  return { settled: settled ?? 'en', negotiable: supported.length > 1, listed: supported }
}

/** What the app makes of what the device wants; undefined where it leaves that to Flutter, or the source does not tell. */
function calledBack(evaluator: Evaluator, app: CreatedValue, wanted: string): string | undefined {
  const supported = argument(app, 'supportedLocales')
  if (supported?.kind !== 'list') return undefined
  const locale: Value = { ...created('Locale'), positional: wanted.split('-').map(stringOf) }
  for (const name of CALLBACKS) {
    const given = name === 'localeListResolutionCallback' ? listOf([locale]) : locale
    const callback = argument(app, name)
    if (callback?.kind !== 'function') continue
    const tag = tagOf(evaluator.apply(callback, positionalArguments(given, supported)))
    if (tag !== undefined) return tag
  }
  return undefined
}

/** In the order in which they are asked. */
const CALLBACKS = ['localeListResolutionCallback', 'localeResolutionCallback'] as const

/** Whether an app that is asked for its language sets something then. */
export function setsByLocale(app: CreatedValue): boolean {
  return CALLBACKS.some((name) => {
    const callback = argument(app, name)
    return (
      callback?.kind === 'function' &&
      hasPart(callback.code.body, (part) => 'kind' in part && part.kind === 'assign')
    )
  })
}

/** Flutter's list (flutter_localizations/lib/src/widgets_localizations.dart, and `intl`'s `Bidi`). */
const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'iw', 'ps', 'sd', 'ur', 'yi'])

/** Which way an app reads in that locale: without delegates that know languages, Flutter's own reads as English does. */
export function directionOf(app: CreatedValue | null, locale: string): 'ltr' | 'rtl' {
  const knows = app !== null && argument(app, 'localizationsDelegates') !== undefined
  return knows && RIGHT_TO_LEFT.has(locale.split(/[-_]/)[0] ?? '') ? 'rtl' : 'ltr'
}

/** `Locale('de', 'CH')` or `Locale.fromSubtags(languageCode: 'de')`. */
function tagOf(value: Value | undefined): string | undefined {
  if (value?.kind !== 'object' || value.type !== 'Locale') return undefined
  const [first, second] = value.positional.map((each) => (each.kind === 'string' ? each.value : undefined))
  const language = first ?? stringArgument(value, 'languageCode')
  const country = second ?? stringArgument(value, 'countryCode')
  return language === undefined || country === undefined || country === ''
    ? language
    : `${language}-${country}`
}
