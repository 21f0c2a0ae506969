export type RequestId = string | number | boolean | object

export interface DaemonRequest {
  readonly id: RequestId
  readonly method: string
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * A line of the protocol: an array that holds exactly one object. Everything else is dropped in silence, as the
 * real tool does.
 */
export function parseRequest(line: string): DaemonRequest | null {
  const text = line.trim()
  if (!text.startsWith('[{') || !text.endsWith('}]')) return null
  const message = only(parseJson(text))
  if (!isRecord(message) || typeof message.method !== 'string') return null
  const { id, params } = message
  if (id === undefined || id === null) return null
  if (typeof id !== 'string' && typeof id !== 'number' && typeof id !== 'boolean' && typeof id !== 'object') {
    return null
  }
  return { id, method: message.method, params: isRecord(params) ? params : {} }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: no request.
    return null
  }
}

function only(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The tool's answer to an unknown method. */
export function unknownMethod(method: string): string {
  const [domain = ''] = method.split('.')
  if (!method.includes('.')) return `method not understood: ${method}`
  return domain === 'app' || domain === 'daemon' || domain === 'device'
    ? `command not understood: ${method}`
    : `no domain for method: ${method}`
}
