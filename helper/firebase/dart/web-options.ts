import { NotDartError } from '../../dart/scan.ts'
import { findOptionsCalls, type OptionsCall } from './options-calls.ts'

/** The arguments that a Firebase project decides, in the order in which Firebase's own tool writes them. */
export const OPTION_NAMES = [
  'apiKey',
  'authDomain',
  'databaseURL',
  'projectId',
  'storageBucket',
  'messagingSenderId',
  'appId',
  'measurementId',
] as const
export type OptionName = (typeof OPTION_NAMES)[number]
/** Absent: the project has no such value. */
export type WebOptions = Readonly<Partial<Record<OptionName, string>>>

export type FoundOptions =
  | { readonly kind: 'found'; readonly call: OptionsCall }
  | { readonly kind: 'none' }
  /** Several, and none is evidently the web's. */
  | { readonly kind: 'several'; readonly count: number }
  | { readonly kind: 'not-dart' }

export const isOptionName = (name: string): name is OptionName => OPTION_NAMES.some((known) => known === name)

/**
 * The options of the web app. Of several, the one given to a variable `web` (as FlutterFire writes it), else the only
 * one with the app id of a web app.
 */
export function findWebOptions(text: string): FoundOptions {
  let calls: OptionsCall[]
  try {
    calls = findOptionsCalls(text)
  } catch (error) {
    if (error instanceof NotDartError) return { kind: 'not-dart' }
    throw error
  }
  const [first] = calls
  if (first === undefined) return { kind: 'none' }
  for (const candidates of [calls, calls.filter(isNamedWeb), calls.filter(hasWebId)]) {
    const [only] = candidates
    if (only !== undefined && candidates.length === 1) return { kind: 'found', call: only }
  }
  return { kind: 'several', count: calls.length }
}

const isNamedWeb = (call: OptionsCall) => call.variable === 'web'

const hasWebId = (call: OptionsCall) =>
  call.arguments.some(
    ({ name, value }) => name === 'appId' && value.kind === 'text' && value.text.includes(':web:'),
  )

/** The values that stand there as text; the names of those that do not. */
export function readWebOptions(call: OptionsCall): { values: WebOptions; expressions: OptionName[] } {
  const values: Partial<Record<OptionName, string>> = {}
  const expressions: OptionName[] = []
  for (const { name, value } of call.arguments) {
    if (!isOptionName(name)) continue
    if (value.kind === 'text') values[name] = value.text
    else if (value.kind === 'expression') expressions.push(name)
  }
  return { values, expressions }
}

/** What further options in a file say, which are not the web's: FlutterFire keeps those of all platforms in one file. */
export function readOtherOptions(text: string): { variable: string | null; values: WebOptions }[] {
  const found = findWebOptions(text)
  if (found.kind !== 'found') return []
  return findOptionsCalls(text)
    .filter(({ inner }) => inner !== found.call.inner)
    .map((call) => ({ variable: call.variable, values: readWebOptions(call).values }))
}
