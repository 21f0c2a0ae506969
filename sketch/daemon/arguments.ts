export type Invocation =
  | { readonly kind: 'version' }
  | { readonly kind: 'run'; readonly hostname: string; readonly port: number; readonly target: string }
  | { readonly kind: 'unusable'; readonly message: string; readonly exitCode: number }

const VALUES: Readonly<Record<string, 'hostname' | 'port' | 'target'>> = {
  '--web-hostname': 'hostname',
  '--web-port': 'port',
  '-t': 'target',
  '--target': 'target',
}

/** Reads the command line of `flutter run`; flags without a meaning for a sketch are ignored. */
export function parseArguments(argv: readonly string[]): Invocation {
  if (argv.includes('--version')) return { kind: 'version' }
  const found = { hostname: '127.0.0.1', port: '0', target: 'lib/main.dart' }
  for (let index = 0; index < argv.length; index += 1) {
    const [flag, inline] = splitFlag(argv[index] ?? '')
    const key = VALUES[flag]
    if (key === undefined) continue
    if (inline === null) index += 1
    found[key] = inline ?? argv[index] ?? ''
  }
  if (!argv.includes('run')) {
    const message = 'Usage: sketch run --machine -d web-server --web-hostname 127.0.0.1 --web-port PORT'
    return { kind: 'unusable', message, exitCode: 64 }
  }
  const port = Number(found.port)
  if (!/^\d+$/.test(found.port) || port > 65_535) {
    const message = `Invalid port: ${found.port}\nPlease provide a valid TCP port (an integer between 0 and 65535, inclusive).`
    return { kind: 'unusable', message, exitCode: 1 }
  }
  if (found.hostname !== '127.0.0.1' && found.hostname !== '::1') {
    const message = 'The sketch answers this machine only: pass --web-hostname 127.0.0.1.'
    return { kind: 'unusable', message, exitCode: 1 }
  }
  return { kind: 'run', hostname: found.hostname, port, target: found.target }
}

function splitFlag(text: string): [string, string | null] {
  const equals = text.startsWith('--') ? text.indexOf('=') : -1
  return equals === -1 ? [text, null] : [text.slice(0, equals), text.slice(equals + 1)]
}
