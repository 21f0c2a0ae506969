import type { Problem } from '../../errors/index.ts'
import { hasHeader, headerValues, type RawRequest } from './raw-request.ts'

/** Who may call: the exact `Host` values, and the exact origins. Both are sets of whole strings, never patterns. */
export interface GuardRules {
  readonly hosts: ReadonlySet<string>
  readonly origins: ReadonlySet<string>
}

/** What the guard found out about a request it lets through. */
export interface Admission {
  /** The listed origin that the call came from, or null for a call without one. */
  readonly origin: string | null
  /** The call carries browser evidence, so it needs a session token. */
  readonly fromBrowser: boolean
  /** The bearer token as sent, or null. */
  readonly token: string | null
}

export type Verdict =
  | { readonly admitted: true; readonly admission: Admission }
  | { readonly admitted: false; readonly problem: Problem }

/** Reachable without a token, and from the address bar: says nothing but that we are here. */
const OPEN_PATHS = new Set(['/health', '/mosaygent/health'])

const PROXY_HEADER =
  /^(via|forwarded|x-forwarded-.*|x-real-ip|x-original-(url|host)|x-rewrite-url|x-http-method(-override)?|x-method-override)$/

/** HEAD has no use here, and a web framework would run a GET for it. */
const METHODS = new Set(['GET', 'POST', 'OPTIONS'])

/**
 * What only a browser sends. Not Sec-Fetch-Mode: Node's own fetch sends that too, and every browser that does sends
 * the site with it.
 */
const BROWSER_EVIDENCE = new Set(['origin', 'sec-fetch-site', 'referer', 'cookie'])

/**
 * The first half of the pipeline, in this order: version, target, Host, proxy traces, Origin, Fetch Metadata, method,
 * encoding. A pure function of the wire's bytes, so that each rule can be tested without a socket. Who calls, the
 * route's method, media type and schema follow in the routes. There is no switch that turns it off.
 */
export function admit(request: RawRequest, rules: GuardRules): Verdict {
  // what still speaks 1.0 is a proxy; and one header of these twice is two readers' two opinions
  const twice = ['host', 'content-type'].some((name) => headerValues(request, name).length > 1)
  const hosts = headerValues(request, 'host')
  if (request.httpVersion !== '1.1' || !isPlainTarget(request.target) || hosts.length === 0 || twice)
    return no('malformed-request', 'Malformed request')

  // No URL parser here: it would turn 127.1, 0x7f000001 and user@127.0.0.1 all into 127.0.0.1.
  if (!rules.hosts.has(hosts[0]?.toLowerCase() ?? '')) {
    return no('host-not-allowed', 'Host not allowed')
  }
  if (hasHeader(request, (name) => PROXY_HEADER.test(name))) {
    return no('proxied-request', 'Proxied request not allowed')
  }

  const origins = headerValues(request, 'origin')
  const origin = origins[0] ?? null
  if (origins.length > 1 || (origin !== null && !rules.origins.has(origin))) {
    return no('origin-not-allowed', 'Origin not allowed')
  }

  const open = OPEN_PATHS.has(request.target)
  if (!contextAllowed(request, open)) return no('context-not-allowed', 'Request context not allowed')

  if (!METHODS.has(request.method)) return no('method-not-allowed', 'Method not allowed')
  if (hasHeader(request, (name) => name === 'content-encoding'))
    return no('unsupported-media-type', 'Use application/json, not encoded')

  const fromBrowser = hasHeader(request, (name) => BROWSER_EVIDENCE.has(name))
  return { admitted: true, admission: { origin, fromBrowser, token: bearerToken(request) } }
}

/** Fetch Metadata may only refuse: a page's script asks with mode `cors` for nothing that is displayed. */
function contextAllowed(request: RawRequest, open: boolean): boolean {
  const mode = headerValues(request, 'sec-fetch-mode')
  const dest = headerValues(request, 'sec-fetch-dest')
  const site = headerValues(request, 'sec-fetch-site')
  if (mode.length + dest.length + site.length === 0) return true
  // Typed into the address bar: harmless for the page that says only "I am here".
  if (open && site[0] === 'none' && request.method === 'GET') return true
  return (
    mode.every((value) => value === 'cors' || value === 'same-origin') &&
    dest.every((value) => value === 'empty') &&
    site.every((value) => value !== 'none')
  )
}

function bearerToken(request: RawRequest): string | null {
  const values = headerValues(request, 'authorization')
  if (values.length !== 1) return null
  return /^Bearer ([\w-]{20,200})$/.exec(values[0] ?? '')?.[1] ?? null
}

function no(code: Problem['code'], detail: string): Verdict {
  return { admitted: false, problem: { code, detail } }
}

/**
 * True for a request target we are willing to route: origin form, no tricks. Node hands absolute-form targets and
 * `/mosaygent/../health` to the handler unchanged, so this is ours to refuse.
 */
function isPlainTarget(target: string): boolean {
  if (!target.startsWith('/') || target.startsWith('//')) return false
  const [path = ''] = target.split('?', 1)
  // Anything a route of ours could contain; so encoded slashes, dots, backslashes and controls all fall out.
  if (!/^[\w/.-]+$/.test(path)) return false
  return !path.split('/').some((segment) => segment === '.' || segment === '..')
}
