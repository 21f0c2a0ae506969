/** `127.0.0.1:8000`, `*:8000`, `[::1]:8000` as lsof and netstat write an end; null: it is none. */
export function readSocketEnd(text: string): { readonly host: string; readonly port: number } | null {
  const [, host, port] = /^(.+):(\d+)$/.exec(text) ?? []
  if (host === undefined || port === undefined) return null
  return { host: host === '*' ? '0.0.0.0' : host.replaceAll(/[[\]]|%.*$/g, ''), port: Number(port) }
}
