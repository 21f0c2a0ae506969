/** What the guard looks at: the request as it came over the wire, before any library has tidied it. */
export interface RawRequest {
  readonly method: string
  /** The request target exactly as sent. */
  readonly target: string
  readonly httpVersion: string
  /** Name, value, name, value… with doubles kept (Node's `rawHeaders`); `headers` would hide a second Host. */
  readonly rawHeaders: readonly string[]
}

/** Every value of a header, in order; names compare without case. */
export function headerValues(request: RawRequest, name: string): string[] {
  const values: string[] = []
  for (let i = 0; i + 1 < request.rawHeaders.length; i += 2) {
    if (request.rawHeaders[i]?.toLowerCase() === name) values.push(request.rawHeaders[i + 1] ?? '')
  }
  return values
}

export function hasHeader(request: RawRequest, matches: (name: string) => boolean): boolean {
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    if (matches(request.rawHeaders[i]?.toLowerCase() ?? '')) return true
  }
  return false
}
