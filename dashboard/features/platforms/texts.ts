/** What is said of code that a browser cannot run. */
export const texts = {
  device: 'Run on a device',
  error: {
    title: 'Not for the web',
    why: 'A browser has no such code, so the app does not compile for the frame while it is imported.',
    sketch: 'The sketch in the frame still draws its screens.',
    /** Before the link. */
    instead: 'A phone or computer has it. For the frame, give the web another file with',
    conditional: 'a conditional import',
    uses: (libraries: readonly string[]) =>
      libraries.length === 0 ? 'calls native functions' : `uses ${libraries.join(', ')}`,
    broughtBy: (name: string) => `comes with ${name}`,
    more: (count: number) => `and ${String(count)} more`,
  },
  plugins: {
    title: 'Plugins without a web side',
    count: (count: number) =>
      count === 1 ? '1 plugin has no web side' : `${String(count)} plugins have no web side`,
    description:
      'They name the platforms that they are for, and the web is not among them. What needs them may not work in the frame.',
    list: 'Plugins without a web side, and what they are for',
  },
  missing: {
    /** Between these parts stand the call and the channel. */
    nothing: 'Nothing on the web answers',
    on: 'on the channel',
    plugin: (name: string) => `The plugin ${name} names no web side.`,
    why: 'Calls of this kind are made to native code, of a phone or computer.',
  },
} as const

export const CONDITIONAL_IMPORTS =
  'https://dart.dev/tools/pub/create-packages#conditionally-importing-and-exporting-library-files'

const NAMES: Readonly<Record<string, string>> = {
  android: 'Android',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
}

/** Platforms as people write them. */
export const platformsText = (platforms: readonly string[]): string =>
  platforms.map((name) => NAMES[name] ?? name).join(', ')
