/** What an option of `flutter run` means to us. */
export interface Flag {
  /** It has a value, behind `=` or as the next argument. */
  readonly takes?: true
  /** The first version that knows it. */
  readonly since?: string
  /** The first version that does not know it any more. */
  readonly until?: string
  /** It is not taken from a configuration: why, as a sentence. */
  readonly ours?: string
}

const ADDRESS = 'The address of the app is Mosaygent’s.'
const DEVICE = 'The app runs in the browser of this page.'
const MACHINE = 'Mosaygent speaks with the tool itself.'
const NO_BROWSER = 'The tool starts no browser here.'
const DEBUG = 'The app runs in debug mode, which Reload needs.'

/** What is known of an option; that of `--no-…` where it is not listed itself is the flag's, which it switches off. */
export function flagOf(name: string): Flag | undefined {
  const own = Object.hasOwn(FLAGS, name) ? FLAGS[name] : undefined
  if (own !== undefined || !name.startsWith('--no-')) return own
  const plain = `--${name.slice('--no-'.length)}`
  const negated = Object.hasOwn(FLAGS, plain) ? FLAGS[plain] : undefined
  // what takes a value cannot be switched off
  return negated?.takes === true ? undefined : negated
}

/** By name; an option that is not here is handed on as it is. Versions: `flutter run --help` of each. */
const FLAGS: Readonly<Record<string, Flag>> = {
  '-t': { takes: true },
  '--target': { takes: true },
  '--flavor': { takes: true },
  '-D': { takes: true },
  '--dart-define': { takes: true },
  '--dart-define-from-file': { takes: true, since: '3.7' },
  // known since 3.41, and without effect on a run that a program drives until this one
  '--web-define': { takes: true, since: '3.44' },
  '--web-header': { takes: true, since: '3.19' },
  '--wasm': { since: '3.22' },
  '--web-renderer': { takes: true, until: '3.29' },
  '--cross-origin-isolation': { since: '3.41' },
  '--base-href': { takes: true, since: '3.44' },
  '--sound-null-safety': { until: '3.32' },
  '--no-sound-null-safety': { until: '3.32' },
  '--null-assertions': { until: '3.32' },
  '--web-experimental-hot-reload': { since: '3.32', until: '3.44' },
  '--no-web-experimental-hot-reload': { since: '3.32', until: '3.44' },
  '--dds-port': { takes: true },

  '-d': { takes: true, ours: DEVICE },
  '--device-id': { takes: true, ours: DEVICE },
  '--device-user': { takes: true, ours: DEVICE },
  '--device-timeout': { takes: true, ours: DEVICE },
  '--device-connection': { takes: true, ours: DEVICE },
  '--machine': { ours: MACHINE },
  '--start-paused': { ours: MACHINE },
  '--pid-file': { takes: true, ours: MACHINE },
  '-v': { ours: MACHINE },
  '--verbose': { ours: MACHINE },
  '--hot': { ours: DEBUG },
  '--no-hot': { ours: DEBUG },
  '--debug': { ours: DEBUG },
  '--profile': { ours: DEBUG },
  '--release': { ours: DEBUG },
  '--web-port': { takes: true, ours: ADDRESS },
  '--web-hostname': { takes: true, ours: ADDRESS },
  '--web-tls-cert-path': { takes: true, ours: ADDRESS },
  '--web-tls-cert-key-path': { takes: true, ours: ADDRESS },
  '--web-launch-url': { takes: true, ours: NO_BROWSER },
  '--web-browser-flag': { takes: true, ours: NO_BROWSER },
  '--web-browser-debug-port': { takes: true, ours: NO_BROWSER },
  '--web-run-headless': { ours: NO_BROWSER },
  '--web-resources-cdn': { ours: 'The drawing engine comes from this machine.' },
  '--no-web-resources-cdn': { ours: 'The drawing engine comes from this machine.' },
  '--suppress-analytics': { ours: MACHINE },
  '-a': { takes: true, ours: 'An app in a browser gets no arguments.' },
  '--dart-entrypoint-args': { takes: true, ours: 'An app in a browser gets no arguments.' },
}
