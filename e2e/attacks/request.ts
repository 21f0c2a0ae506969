/** A request as its sender writes it: every part may be wrong, which no client library would let through. */
export interface Attempt {
  readonly method?: string
  readonly target?: string
  /** `HTTP/1.1` */
  readonly version?: string
  /** Null: no such header. */
  readonly host?: string | null
  readonly origin?: string | null
  /** Becomes `Authorization: Bearer …`. */
  readonly token?: string | null
  /** One line each, as written: `Via: 1.1 proxy`. */
  readonly headers?: readonly string[]
  /** Sent with its length, as JSON unless a header of the row says otherwise; bytes and text alike. */
  readonly body?: string | Buffer
  /** Sent after the head without a length. */
  readonly after?: string
}

/** What came back until the other side closed. */
export interface RawReply {
  /** 0: closed without a word. */
  readonly status: number
  /** Names in lower case. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export function write({
  method = 'GET',
  target = '/mosaygent/environment/directory',
  ...rest
}: Attempt): Buffer {
  const { version = 'HTTP/1.1', host, origin, token, headers = [], body, after = '' } = rest
  const has = (name: string) => headers.some((line) => line.toLowerCase().startsWith(`${name}:`))
  const lines = [
    `${method} ${target} ${version}`,
    ...(host === null || host === undefined ? [] : [`Host: ${host}`]),
    ...(origin === null || origin === undefined ? [] : [`Origin: ${origin}`]),
    ...(token === null || token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    ...headers,
    ...(body === undefined || has('content-type') ? [] : ['Content-Type: application/json']),
    ...(body === undefined ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ...(has('connection') ? [] : ['Connection: close']),
  ]
  return Buffer.concat([
    Buffer.from(`${lines.join('\r\n')}\r\n\r\n`),
    Buffer.from(body ?? ''),
    Buffer.from(after),
  ])
}

export function read(bytes: Buffer): RawReply {
  const text = bytes.toString('utf8')
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end === -1 ? undefined : end).split('\r\n')
  const headers = new Map(
    lines.map((line): [string, string] => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
  const raw = end === -1 ? '' : text.slice(end + 4)
  const body = headers.get('transfer-encoding') === 'chunked' ? unchunk(raw) : raw
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0), headers, body }
}

function unchunk(raw: string): string {
  return raw
    .split('\r\n')
    .filter((_, index) => index % 2 === 1)
    .join('')
}
