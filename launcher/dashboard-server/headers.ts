import { APP_PERMISSIONS, type RuntimeConfig } from '@mosaygent/contract'
import { contentPolicy, originOf } from './content-policy.ts'

/** On every reply. */
export const COMMON_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  // The origin alone, never the address: a provider may have bound its key to where it is used from.
  'Referrer-Policy': 'strict-origin',
  // The sign-in popup must keep its opener: a plain `same-origin` would cut it off at a real provider.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // A process of its own: the app in the frame is of the same site, and its busy loop would be the dashboard's, too.
  'Origin-Agent-Cluster': '?1',
} as const

/**
 * What a page of the dashboard is served with, by whichever server: from its configuration, so that a deployment has
 * exactly the origins that it uses.
 */
export function pageHeaders(config: RuntimeConfig): Readonly<Record<string, string>> {
  return {
    ...COMMON_HEADERS,
    'Content-Security-Policy': contentPolicy(config),
    // Reported in the browser's console: the libraries that we use are not all written for it, so it forbids nothing.
    'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'",
    'Permissions-Policy': permissionsPolicy(config),
  }
}

const OF_NOBODY = ['hid', 'local-network', 'midi', 'payment', 'serial', 'usb'] as const

function permissionsPolicy({ previewUrl }: RuntimeConfig): string {
  const app = `(${['self', ...originOf(previewUrl).map((origin) => `"${origin}"`)].join(' ')})`
  return [
    ...APP_PERMISSIONS.map((name) => `${name}=${app}`),
    // the picture of the glass
    'display-capture=(self)',
    // how a dashboard that is hosted elsewhere reaches the helper
    'loopback-network=(self)',
    ...OF_NOBODY.map((name) => `${name}=()`),
  ].join(', ')
}
