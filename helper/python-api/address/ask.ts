import { request as plain, type ClientRequest, type RequestOptions } from 'node:http'
import { type Address, loopbackOf } from './address.ts'

/** How long a server may take to answer at all, ms: one that sits in a debugger answers late. */
const ANSWER_MS = 1_500
/** What is read of an answer before it is let go. */
const MOST_BYTES = 1_000_000
/** In the address of each look of ours, so that its line in a server's log is known as none of the user's. */
export const LOOK_MARK = 'mosaygent-look'

/** A server answered: where, and with which status. */
export interface Answered {
  readonly at: Address
  readonly status: number
}
/** `silent`: somebody accepts connections and does not answer in time. */
export type Answer = Answered | 'nobody' | 'silent'

/**
 * Asks a server of this machine, by loopback alone, in the clear and then encrypted: a certificate that nobody signed
 * is usual there. Anything that speaks HTTP is a server, also one that says 404 or 500.
 */
export async function ask(address: Address, path: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Answer> {
  let worst: Answer = 'nobody'
  for (const host of loopbackOf(address.host)) {
    const schemes = address.scheme === 'https' ? (['https', 'http'] as const) : (['http', 'https'] as const)
    for (const scheme of schemes) {
      const at = { scheme, host, port: address.port }
      const status = await askOnce(at, path, method)
      if (typeof status === 'number') return { at, status }
      if (status === 'silent') worst = 'silent'
      // a server that holds its answer back would hold it back twice; where nobody is, nobody speaks TLS
      if (status !== 'no-http') break
    }
    if (worst === 'silent') break
  }
  return worst
}

async function askOnce(
  { scheme, host, port }: Address,
  path: string,
  method: string,
): Promise<number | 'nobody' | 'silent' | 'no-http'> {
  const open = await requestOf(scheme)
  return new Promise((resolve) => {
    let connected = false
    const options = { host, port, method, path: marked(path), agent: false, headers: { connection: 'close' } }
    const request = open(options)
    const done = (answer: number | 'nobody' | 'silent' | 'no-http') => {
      clearTimeout(late)
      request.destroy()
      resolve(answer)
    }
    const late = setTimeout(() => done(connected ? 'silent' : 'nobody'), ANSWER_MS)
    request
      .once('socket', (socket) => socket.once('connect', () => (connected = true)))
      .once('response', (response) => {
        const { statusCode = 0, headers } = response
        // Go and others answer like this in the clear where they want TLS
        const wantsTls = scheme === 'http' && statusCode === 400 && headers['content-type'] === undefined
        const answer = wantsTls ? 'no-http' : statusCode
        // to its end: a server whose answer is not taken tells of a broken pipe
        let bytes = 0
        response
          .on('data', (piece: Buffer) => {
            bytes += piece.length
            if (bytes > MOST_BYTES) done(answer)
          })
          .once('close', () => done(answer))
        connected = true
      })
      .on('error', () => done(connected ? 'no-http' : 'nobody'))
      .end()
  })
}

/** Node's TLS is loaded with the first server that speaks it: it takes half a megabyte. */
async function requestOf(scheme: Address['scheme']): Promise<(options: RequestOptions) => ClientRequest> {
  if (scheme === 'http') return plain
  const { request } = await import('node:https')
  return (options) => request({ ...options, rejectUnauthorized: false })
}

function marked(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${LOOK_MARK}`
}

/** What a server answers a GET with, up to `most` bytes; null: nothing, too much, too late or a refusal. */
export async function textAt(
  { scheme, host, port }: Address,
  path: string,
  most: number,
): Promise<string | null> {
  const open = await requestOf(scheme)
  return new Promise((resolve) => {
    const options = { host, port, path: marked(path), agent: false, headers: { connection: 'close' } }
    const request = open(options)
    const done = (text: string | null) => {
      clearTimeout(late)
      request.destroy()
      resolve(text)
    }
    const late = setTimeout(() => done(null), 2 * ANSWER_MS)
    const pieces: Buffer[] = []
    let bytes = 0
    request
      .once('response', (response) => {
        if (response.statusCode !== 200) return done(null)
        response
          .on('data', (piece: Buffer) => {
            bytes += piece.length
            if (bytes > most) done(null)
            else pieces.push(piece)
          })
          .once('end', () => done(Buffer.concat(pieces).toString('utf8')))
      })
      .on('error', () => done(null))
      .end()
  })
}
