import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { bindLocalhost, closeServer } from '../../ports/index.ts'
import { forwardRequest, forwardUpgrade, type Forwarding } from './forward.ts'
import { guardRequest } from './guard.ts'
import { endUpgrade, type OwnPage, sendOwnPage } from './own-page.ts'
import { PAGE_SCRIPT_PATH, pageScript } from './page-script.ts'
import { sendScript } from './send-script.ts'
import { answerWorker, WORKER_PATH } from './service-worker.ts'

/** What there is behind the gateway now. */
export type GatewayTarget =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'starting'; readonly stage: string }
  | { readonly kind: 'app'; readonly port: number }

export interface GatewayDeps {
  readonly target: () => GatewayTarget
  readonly frameAncestors: () => readonly string[]
}

export interface Gateway {
  /** Binds 127.0.0.1 and ::1 (0: a free port) and gives the port; rejects with PortTakenError. */
  listen(port: number): Promise<number>
  /** 0 before it listens. */
  port(): number
  /** Ends every connection too. */
  close(): Promise<void>
}

/** The one address the frame loads from: guards, then forwards to wherever the app is, else a page of its own. */
export function createGateway(deps: GatewayDeps): Gateway {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 })
  const upgraded = new Set<Duplex>()
  // uploads of the app may last; a missing Host is the guard's to refuse
  const options = { requestTimeout: 0, keepAliveTimeout: 60_000, requireHostHeader: false }
  // 127.0.0.1 and ::1: the frame loads from `localhost`, which may be either
  const [first, second] = [createServer(options), createServer(options)]
  let listening: readonly Server[] = []
  let bound = 0

  const admit = (
    request: IncomingMessage,
    say: (page: OwnPage) => void,
    forward: (to: Forwarding) => void,
  ): void => {
    const refusal = guardRequest(request, bound)
    if (refusal !== null) return say({ status: refusal.status, title: 'Not served', text: refusal.text })
    const target = deps.target()
    switch (target.kind) {
      case 'nothing':
        return say(NOTHING)
      case 'starting':
        return say({ status: 503, title: 'The app is starting', text: `${target.stage}.` })
      case 'app':
        return forward({
          port: target.port,
          agent,
          frameAncestors: deps.frameAncestors(),
          onUnreachable: () => say(UNREACHABLE),
        })
    }
  }

  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const say = (page: OwnPage) => sendOwnPage(response, page, deps.frameAncestors())
    const path = (request.url ?? '').split('?')[0]
    const read = request.method === 'GET' || request.method === 'HEAD'
    if (read && path === WORKER_PATH && guardRequest(request, bound) === null) {
      const target = deps.target()
      const port = target.kind === 'app' ? target.port : null
      answerWorker(request, response, port, deps.frameAncestors()).catch(() => response.destroy())
    } else if (read && path === PAGE_SCRIPT_PATH && guardRequest(request, bound) === null) {
      sendScript(response, pageScript(deps.frameAncestors()), deps.frameAncestors())
    } else admit(request, say, (to) => forwardRequest(request, response, to))
  }
  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    // a browser that went away; `close` follows
    socket.on('error', () => undefined)
    const say = (page: OwnPage) => endUpgrade(socket, page, deps.frameAncestors())
    admit(request, say, (to) => {
      if (request.method === 'GET' && request.headers.upgrade?.toLowerCase() === 'websocket')
        return forwardUpgrade(request, socket, head, to)
      return say({ status: 400, title: 'Not served', text: 'Only WebSockets are upgraded here.' })
    })
  }
  for (const server of [first, second]) server.on('request', onRequest).on('upgrade', onUpgrade)

  return {
    async listen(port) {
      const { servers, ...at } = await bindLocalhost(first, second, port)
      listening = servers
      bound = at.port
      return bound
    },
    port: () => bound,
    async close() {
      for (const socket of upgraded) socket.destroy()
      agent.destroy()
      await Promise.all(listening.map(closeServer))
    },
  }
}

const NOTHING: OwnPage = {
  status: 503,
  title: 'Nothing is running here',
  text: 'Press “Start” in the dashboard to see your app.',
}
const UNREACHABLE: OwnPage = {
  status: 502,
  title: 'The app does not answer',
  text: 'It may be ending or starting again. Look at the dashboard.',
}
