export type Invocation =
  | { readonly kind: 'version' }
  | {
      readonly kind: 'run'
      readonly hostname: string
      readonly port: number
      readonly target: string
      readonly flavor: string | null
      /** The values of `--dart-define`, in order: `KEY=value`. */
      readonly dartDefines: readonly string[]
      /** The files of `--dart-define-from-file`, in order. */
      readonly defineFiles: readonly string[]
    }
  | { readonly kind: 'unusable'; readonly message: string; readonly exitCode: number }

type Option = 'hostname' | 'port' | 'target' | 'flavor' | 'dartDefine' | 'defineFile'

const OPTIONS: Readonly<Record<string, Option>> = {
  '--web-hostname': 'hostname',
  '--web-port': 'port',
  '-t': 'target',
  '--target': 'target',
  '--flavor': 'flavor',
  '-D': 'dartDefine',
  '--dart-define': 'dartDefine',
  '--dart-define-from-file': 'defineFile',
}

/** Reads the command line of `flutter run`; flags without a meaning for a sketch are ignored. */
export function parseArguments(argv: readonly string[]): Invocation {
  if (argv.includes('--version')) return { kind: 'version' }
  const given = valuesIn(argv)
  const last = (option: Option): string | undefined => given.get(option)?.at(-1)
  if (!argv.includes('run')) {
    const message = 'Usage: sketch run --machine -d web-server --web-hostname 127.0.0.1 --web-port PORT'
    return { kind: 'unusable', message, exitCode: 64 }
  }
  const portText = last('port') ?? '0'
  const port = Number(portText)
  if (!/^\d+$/.test(portText) || port > 65_535) {
    const message = `Invalid port: ${portText}\nPlease provide a valid TCP port (an integer between 0 and 65535, inclusive).`
    return { kind: 'unusable', message, exitCode: 1 }
  }
  const hostname = last('hostname') ?? '127.0.0.1'
  if (hostname !== '127.0.0.1' && hostname !== '::1') {
    const message = 'The sketch answers this machine only: pass --web-hostname 127.0.0.1.'
    return { kind: 'unusable', message, exitCode: 1 }
  }
  return {
    kind: 'run',
    hostname,
    port,
    target: last('target') ?? 'lib/main.dart',
    flavor: last('flavor') ?? null,
    dartDefines: given.get('dartDefine') ?? [],
    defineFiles: given.get('defineFile') ?? [],
  }
}

/** What each option was given, in order. A bare Dart file is the target, as for `flutter run`. */
function valuesIn(argv: readonly string[]): ReadonlyMap<Option, readonly string[]> {
  const values = new Map<Option, string[]>()
  for (let index = 0; index < argv.length; index += 1) {
    const [flag, inline] = splitFlag(argv[index] ?? '')
    const option = OPTIONS[flag] ?? (/^[^-].*\.dart$/.test(flag) ? 'target' : undefined)
    if (option === undefined) continue
    const isBare = OPTIONS[flag] === undefined
    if (!isBare && inline === null) index += 1
    const value = isBare ? flag : (inline ?? argv[index] ?? '')
    values.set(option, [...(values.get(option) ?? []), value])
  }
  return values
}

/** `--flag=value`, and `-Dvalue` of the short ones. */
function splitFlag(text: string): [string, string | null] {
  const short = /^(-[tD])=?(.+)$/s.exec(text)
  if (short !== null) return [short[1] ?? '', short[2] ?? '']
  const equals = text.startsWith('--') ? text.indexOf('=') : -1
  return equals === -1 ? [text, null] : [text.slice(0, equals), text.slice(equals + 1)]
}
