import { flagOf } from './flags.ts'

/** The arguments of a `flutter run`, by what they say. */
export interface RunArguments {
  /** As it is written; null: none is named. */
  readonly target: string | null
  readonly flavor: string | null
  readonly defines: Readonly<Record<string, string>>
  readonly defineFiles: readonly string[]
  /** Options of any other kind, each with its value behind `=`. */
  readonly others: readonly string[]
  readonly leftOut: readonly { readonly what: string; readonly why: string }[]
  readonly problems: readonly string[]
}

/**
 * Sorts arguments as the tool reads them: of two targets or two values of a name the later one counts. A define keeps
 * all that stands behind its first `=`, commas and line breaks among it.
 */
export function readArguments(given: readonly string[]): RunArguments {
  let target: string | null = null
  let flavor: string | null = null
  // a name may be `__proto__`
  const defines = new Map<string, string>()
  const defineFiles: string[] = []
  const others: string[] = []
  const leftOut: { what: string; why: string }[] = []
  const problems: string[] = []
  const rest = given.filter((one) => one.trim() !== '')

  for (let at = 0; at < rest.length; at += 1) {
    const one = rest[at] ?? ''
    const [name, inline] = nameAndValue(one)
    const flag = flagOf(name)
    let value = inline
    if (flag?.takes === true && value === null) {
      at += 1
      value = rest[at] ?? null
      if (value === null) {
        problems.push(`${name} has no value.`)
        continue
      }
    }
    if (flag?.ours !== undefined) leftOut.push({ what: name, why: flag.ours })
    else if (name === '-t' || name === '--target') target = value
    else if (name === '--flavor') flavor = value
    else if (name === '-D' || name === '--dart-define') define(value ?? '')
    else if (name === '--dart-define-from-file') defineFiles.push(value ?? '')
    else if (!one.startsWith('-')) {
      if (one.endsWith('.dart')) target = one
      else if (one !== 'run') problems.push(`Flutter takes no argument “${short(one)}”.`)
    } else if (/\s/.test(name))
      problems.push(`“${short(name)}” is one argument with a space in it: write it as two.`)
    else others.push(value === null ? one : `${name}=${value}`)
  }
  return {
    target,
    flavor,
    defines: Object.fromEntries(defines),
    defineFiles,
    others,
    leftOut,
    problems,
  }

  function define(text: string): void {
    const equals = text.indexOf('=')
    const name = equals === -1 ? text : text.slice(0, equals)
    // the tool itself does nothing with a name alone
    if (name === '' || equals === -1) problems.push(`--dart-define “${short(name)}” has no value.`)
    else defines.set(name, text.slice(equals + 1))
  }
}

function nameAndValue(text: string): [string, string | null] {
  // `-DNAME=value`, `-tlib/main.dart`
  const letter = text.slice(0, 2)
  if (/^-[a-zA-Z]/.test(text) && flagOf(letter)?.takes === true)
    return [letter, text.length > 2 ? text.slice(2).replace(/^=/, '') : null]
  const equals = text.startsWith('--') ? text.indexOf('=') : -1
  return equals === -1 ? [text, null] : [text.slice(0, equals), text.slice(equals + 1)]
}

const short = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
