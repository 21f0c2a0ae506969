import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { MAX_HEADER_BYTES, tooManyCookies } from '../../plain-pages/index.ts'
import { connectionBounds, isAdmitted, type Peers, watchConnections } from '../../peer/index.ts'
import { bindLocalhost, closeServer } from '../../ports/index.ts'
import { AppConnections } from './app-connections.ts'
import { forwardRequest, forwardUpgrade, type Forwarding } from './forward.ts'
import { guardRequest } from './guard.ts'
import { endSocket, type StatusPage, sendStatusPage } from './status-page.ts'
import { PAGE_SCRIPT_PATH, pageScript } from './page-script.ts'
import {
  endIdleConnections,
  CONNECTION_TIMEOUTS,
  type ConnectionTimeouts,
  LATE,
} from './connection-timeouts.ts'
import { KEEP_ALIVE_MS, servePlain } from './plain-connection.ts'
import type { RequestHead } from './plain-request.ts'
import { sendScript } from './send-script.ts'
import { isFromSketch, sendNoSketch } from './sketch-request.ts'
import { storageHeaders } from './project-storage.ts'
import { answerWorker, asksForWorker } from './service-worker.ts'
import { asksForPage } from './shell.ts'
import { createTurnedOver, type TurnedOver } from './turned-over.ts'

/** What the gateway forwards to now. */
export type GatewayTarget =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'starting'; readonly stage: string }
  | {
      readonly kind: 'app'
      readonly port: number
      readonly sketchKey: string | null
      /** The folder of the codebase, which owns the browser's storage of this address. */
      readonly project: string
      /** Service workers of this app are allowed. */
      readonly ownWorkers: boolean
    }

export interface GatewayDeps {
  readonly target: () => GatewayTarget
  readonly frameAncestors: () => readonly string[]
  /** Finds the owner of a connection, once per connection and before its request is read. */
  readonly peers: Pick<Peers, 'peerOf'>
  /** For tests: shorter waits. */
  readonly timeouts?: ConnectionTimeouts
}

export interface Gateway {
  /** Binds 127.0.0.1 and ::1 (0: a free port) and gives the port; rejects with PortTakenError. */
  listen(port: number): Promise<number>
  /** 0 before it listens. */
  port(): number
  /** Ends what pages of the app before have open: they must not hear of the next one. */
  endOpen(): void
  /** Closes every connection as well. */
  close(): Promise<void>
}

/** The one address that the frame loads from: checks a request, then forwards it to the app or sends a status page. */
export function createGateway(deps: GatewayDeps): Gateway {
  const connections = new AppConnections()
  const open = new Set<Socket>()
  const upgraded = new Set<Duplex>()
  const timeouts = deps.timeouts ?? CONNECTION_TIMEOUTS
  const options = {
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: timeouts.headersMs,
    connectionsCheckingInterval: timeouts.checkMs,
    // uploads to the app may take long
    requestTimeout: 0,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // the guard refuses a missing Host
    requireHostHeader: false,
  }
  // 127.0.0.1 and ::1: the frame loads from `localhost`, which may be either
  const [first, second] = [createServer(options), createServer(options)]
  let listening: readonly Server[] = []
  let bound = 0

  const admit = (
    request: IncomingMessage,
    begun: Duplex | null,
    sendPage: (page: StatusPage) => void,
    forward: (to: Forwarding) => void,
  ): void => {
    const refusal = guardRequest(request, bound)
    if (refusal !== null) return sendPage({ status: refusal.status, title: 'Not served', text: refusal.text })
    const cookies = tooManyCookies(request)
    if (cookies !== null) return sendPage(cookies)
    const target = deps.target()
    switch (target.kind) {
      case 'nothing':
        return sendPage(NOTHING)
      case 'starting':
        return sendPage({ status: 503, title: 'The app is starting', text: `${target.stage}.` })
      case 'app':
        return forward({
          port: target.port,
          sketchKey: target.sketchKey,
          connections,
          // only a page has them, and they cost a hash
          pageHeaders: () => storageHeaders(request, { project: target.project, port: bound }),
          frameAncestors: deps.frameAncestors(),
          begun,
          onUnreachable: () => sendPage(UNREACHABLE),
          onTooManyCookies: sendPage,
        })
    }
  }

  /** The app's port for a request that nothing here answers, refuses or changes: see `servePlain`. */
  const portFor = (request: RequestHead): number | null => {
    const target = deps.target()
    if (target.kind !== 'app' || target.sketchKey !== null) return null
    if (asksForPage(request) || asksForWorker(request) || isFromSketch(request)) return null
    if (pathOf(request) === PAGE_SCRIPT_PATH || tooManyCookies(request) !== null) return null
    return guardRequest(request, bound) === null ? target.port : null
  }

  const onRequest = async (
    request: IncomingMessage,
    response: ServerResponse,
    begun: Duplex | null,
  ): Promise<void> => {
    const sendPage = (page: StatusPage) => sendStatusPage(response, page, deps.frameAncestors())
    const peer = await deps.peers.peerOf(request.socket)
    if (request.socket.destroyed) return
    if (!isAdmitted(peer)) {
      // discards the body: closing while the client still sends would lose the response
      request.resume()
      response.setHeader('Connection', 'close')
      return sendPage(LOCAL_USER)
    }
    const path = pathOf(request)
    const read = request.method === 'GET' || request.method === 'HEAD'
    const target = deps.target()
    const ownWorkers = target.kind === 'app' && target.ownWorkers
    if (read && asksForWorker(request) && guardRequest(request, bound) === null) {
      const port = ownWorkers ? target.port : null
      answerWorker(request, response, port, deps.frameAncestors()).catch(() => response.destroy())
    } else if (read && path === PAGE_SCRIPT_PATH && guardRequest(request, bound) === null) {
      const dashboards = deps.frameAncestors()
      sendScript(response, pageScript({ dashboards, ownWorkers }), dashboards)
    } else if (isFromSketch(request) && guardRequest(request, bound) === null) {
      const app = target.kind === 'app'
      const sketch = app && target.sketchKey !== null
      const onUnreachable = () => sendNoSketch(response, app && !sketch, deps.frameAncestors())
      if (!sketch) return onUnreachable()
      admit(request, begun, sendPage, (to) => forwardRequest(request, response, { ...to, onUnreachable }))
    } else admit(request, begun, sendPage, (to) => forwardRequest(request, response, to))
  }
  const onUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    // the browser closed the connection; `close` follows
    socket.on('error', () => undefined)
    // an open WebSocket may be silent for any time
    request.socket.setTimeout(0)
    const sendPage = (page: StatusPage) => endSocket(socket, page, deps.frameAncestors())
    const peer = await deps.peers.peerOf(request.socket)
    if (socket.destroyed) return
    if (!isAdmitted(peer)) return sendPage(LOCAL_USER)
    admit(request, null, sendPage, (to) => {
      if (request.method === 'GET' && request.headers.upgrade?.toLowerCase() === 'websocket')
        return forwardUpgrade(request, socket, head, to)
      return sendPage({ status: 400, title: 'Not served', text: 'Only WebSockets are upgraded here.' })
    })
  }
  const onConnection = async (socket: Socket, turnedOver: TurnedOver): Promise<void> => {
    if (socket.destroyed) return
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    // the browser closed the connection, maybe before anybody reads it; `close` follows
    socket.on('error', () => undefined)
    const peer = await deps.peers.peerOf(socket)
    if (socket.destroyed) return
    if (!isAdmitted(peer)) return turnedOver.take(socket, null, timeouts.headersMs)
    const { frameAncestors } = deps
    servePlain(socket, {
      portFor,
      turnOver: (...connection) => turnedOver.take(...connection),
      connections,
      frameAncestors,
      timeouts,
      unreachable: UNREACHABLE,
    })
  }
  const parted = [first, second].map((server) => ({
    server,
    // takes Node's own listener from the server, so before the others
    turnedOver: createTurnedOver(server, (socket) => endSocket(socket, LATE, deps.frameAncestors())),
  }))
  watchConnections([first, second], deps.peers, connectionBounds('preview'))
  for (const { server, turnedOver } of parted) {
    // Node drops headers after the 2,000th; the guard must see all of them, and their size is limited
    server.maxHeadersCount = 0
    server.on('connection', (socket) => void onConnection(socket, turnedOver))
    server.on('request', (request, response) => {
      void onRequest(request, response, turnedOver.begunFor(request))
    })
    server.on('upgrade', (request, socket, head) => void onUpgrade(request, socket, head))
    endIdleConnections(server, timeouts, deps.frameAncestors)
  }

  const endOpen = () => {
    for (const socket of upgraded) socket.destroy()
  }

  return {
    async listen(port) {
      const { servers, ...at } = await bindLocalhost(first, second, port)
      listening = servers
      bound = at.port
      return bound
    },
    port: () => bound,
    endOpen,
    async close() {
      for (const socket of open) socket.destroy()
      connections.destroy()
      await Promise.all(listening.map(closeServer))
    },
  }
}

const pathOf = (request: RequestHead) => (request.url ?? '').split('?')[0]

const LOCAL_USER: StatusPage = {
  status: 403,
  title: 'Not served',
  text: 'The preview is for the user of this computer who started it.',
}
const NOTHING: StatusPage = {
  status: 503,
  title: 'Nothing is running here',
  text: 'Start the preview in the dashboard to see your app.',
}
const UNREACHABLE: StatusPage = {
  status: 502,
  title: 'The app does not answer',
  text: 'It may be ending or starting again. Look at the dashboard.',
}
