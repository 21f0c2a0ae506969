import { scriptHeaders } from './script-token.ts'

/** One call and what came back; the body of a reply is always an object. */
export type Call = (
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<{ readonly status: number; readonly reply: Record<string, unknown> }>

/** Plain calls to a helper, as a script of the same user makes them: no browser, and the script's token. */
export function callsTo(helperUrl: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${helperUrl}${path}`, {
      method,
      headers: {
        ...(await scriptHeaders(helperUrl)),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const reply: Record<string, unknown> = await response.json()
    return { status: response.status, reply }
  }
}
