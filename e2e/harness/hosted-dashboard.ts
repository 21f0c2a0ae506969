import { createServer, request, type IncomingMessage, type Server } from 'node:http'
import type { Product } from './product.ts'

export interface Hosting {
  readonly port: number
  /** The dashboard that is shown under the other origin, local sign-in included. */
  readonly of: Product
  /** The helper and the preview that its configuration names. */
  readonly helperUrl: string
  readonly previewUrl: string
}

/**
 * The built dashboard at another origin than the one that its own `mosaygent start` serves: what a hosted deployment
 * is to a helper. Everything passes through; the configuration and the policy name another helper.
 */
export async function hostDashboard(hosting: Hosting): Promise<Server> {
  const { of, port } = hosting
  const swap = (text: string) =>
    text.replaceAll(of.helperUrl, hosting.helperUrl).replaceAll(of.previewUrl, hosting.previewUrl)
  const origin = `http://localhost:${port}`
  const server = createServer((incoming, outgoing) => {
    const upstream = new URL(of.dashboardUrl)
    const headers = Object.fromEntries(
      Object.entries({ ...incoming.headers, 'accept-encoding': 'identity' }).map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replaceAll(origin, upstream.origin) : value,
      ]),
    )
    const onward = request(
      {
        host: '127.0.0.1',
        port: upstream.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, host: upstream.host },
        // one that is kept may be closed by the other side in the moment in which it is used again
        agent: false,
      },
      (reply) => {
        void answer(reply, swap).then(({ body, headers: replied }) => {
          outgoing.writeHead(reply.statusCode ?? 500, replied).end(body)
        })
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return server
}

async function answer(reply: IncomingMessage, swap: (text: string) => string) {
  const pieces: Buffer[] = []
  for await (const piece of reply) pieces.push(Buffer.from(piece as Uint8Array))
  const whole = Buffer.concat(pieces)
  const json = reply.headers['content-type']?.includes('json') === true
  const body = json ? Buffer.from(swap(whole.toString())) : whole
  const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = reply.headers
  const policy = headers['content-security-policy']
  return {
    body,
    headers: {
      ...headers,
      ...(typeof policy === 'string' ? { 'content-security-policy': swap(policy) } : {}),
      'content-length': body.length,
    },
  }
}
