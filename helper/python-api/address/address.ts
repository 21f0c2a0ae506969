/** Where a server listens. */
export interface Address {
  readonly scheme: 'http' | 'https'
  /** Without brackets: `127.0.0.1`, `0.0.0.0`, `::1`, `localhost`. */
  readonly host: string
  readonly port: number
}

/** An address of this machine at which a server that listens at `host` can be asked; the likelier one first. */
export function loopbackOf(host: string): readonly string[] {
  // a name may begin like one
  if (/^127(?:\.\d{1,3}){3}$/.test(host)) return [host]
  if (host === '::1') return ['::1']
  if (host === '::' || host === 'localhost') return ['127.0.0.1', '::1']
  return ['127.0.0.1']
}

/** `http://[::1]:8000` */
export function urlOf({ scheme, host, port }: Address): string {
  return `${scheme}://${host.includes(':') ? `[${host}]` : host}:${port}`
}
