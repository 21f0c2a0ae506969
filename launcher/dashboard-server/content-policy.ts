import type { RuntimeConfig } from '@mosaygent/contract'

/**
 * What the dashboard's pages may load and call, origin by origin: themselves, the helper, the preview's frame, and what
 * the configured sign-in needs. Nothing inline, nobody may frame them.
 */
export function contentPolicy(config: RuntimeConfig): string {
  const provider = providerSources(config.signIn)
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...provider.script],
    'style-src': ["'self'"],
    ...provider.styleAttributes,
    // the tab's icon is drawn by the page
    'img-src': ["'self'", 'data:', ...provider.photos],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...originOf(config.helperUrl),
      ...provider.connect,
      ...originOf(config.apiZipUrl),
    ],
    'frame-src': [...originOf(config.previewUrl), ...twinOf(config.previewUrl), ...provider.frame],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.length === 0 ? "'none'" : sources.join(' ')}`)
    .join('; ')
}

/** Nothing for a path of our own, or for what is no address. */
export function originOf(address: string | undefined): string[] {
  if (address === undefined || !URL.canParse(address)) return []
  const { protocol, origin } = new URL(address)
  return protocol === 'http:' || protocol === 'https:' ? [origin] : []
}

/** Sketches stand at this machine's other name as well: a browser opens six connections to one name. */
function twinOf(address: string | undefined): string[] {
  const [origin] = originOf(address)
  const twin = origin?.replace(/^http:\/\/localhost(?=:|$)/, 'http://127.0.0.1')
  return twin === undefined || twin === origin ? [] : [twin]
}

interface ProviderSources {
  readonly script: readonly string[]
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  readonly photos: readonly string[]
  readonly styleAttributes: Readonly<Record<string, readonly string[]>>
}

/**
 * The SDK's message channel to a provider's page is a script of Google's, at an emulator too. It hides its frame by a
 * style attribute.
 */
const CHANNEL = {
  script: ['https://apis.google.com'],
  photos: ['https://*.googleusercontent.com'],
  styleAttributes: { 'style-src-attr': ["'unsafe-inline'"] },
} as const

function providerSources(signIn: RuntimeConfig['signIn']): ProviderSources {
  switch (signIn.kind) {
    case 'local':
      // its channel is a frame of our own
      return { script: [], connect: [], frame: ["'self'"], photos: [], styleAttributes: {} }
    case 'emulator':
      return { ...CHANNEL, connect: originOf(signIn.url), frame: originOf(signIn.url) }
    case 'firebase':
      return {
        ...CHANNEL,
        connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        frame: originOf(`https://${signIn.options.authDomain}`),
      }
    default:
      return signIn satisfies never
  }
}
