import type { RuntimeConfig } from '@mosaygent/contract'

/** On every reply. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  // The sign-in popup must keep its opener: a plain `same-origin` would cut it off at a real provider.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/**
 * What the dashboard's pages may load and call: itself, the helper, the preview's frame, and the configured identity
 * provider. Styles may be inline because the component library and the toaster put theirs so.
 */
export function contentPolicy(config: RuntimeConfig): string {
  const provider = providerSources(config.signIn)
  const zip =
    config.apiZipUrl === undefined || !URL.canParse(config.apiZipUrl)
      ? []
      : [new URL(config.apiZipUrl).origin]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...provider.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', config.previewUrl],
    'connect-src': ["'self'", config.helperUrl, config.previewUrl, ...provider.connect, ...zip],
    'frame-src': ["'self'", config.previewUrl, ...provider.frame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** The SDK's message channel to a provider's page is a script of Google's, at an emulator too. */
const CHANNEL = 'https://apis.google.com'

function providerSources(signIn: RuntimeConfig['signIn']) {
  switch (signIn.kind) {
    case 'local':
      return { script: [], connect: [], frame: [] }
    case 'emulator':
      return { script: [CHANNEL], connect: [signIn.url], frame: [signIn.url] }
    case 'firebase':
      return {
        script: [CHANNEL],
        connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        frame: [`https://${signIn.options.authDomain}`],
      }
    default:
      return signIn satisfies never
  }
}
