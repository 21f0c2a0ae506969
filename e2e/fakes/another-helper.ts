import { once } from 'node:events'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'

/** A helper of another make, and the preview that it serves. */
export interface AnotherHelper {
  readonly helperUrl: string
  readonly previewUrl: string
  /** Every call that did something, with its body: `POST /mosaygent/flutter/start`. */
  readonly done: { call: string; body: unknown }[]
  /** How often the app's page was loaded. */
  loads(): number
  close(): Promise<void>
}

interface State {
  directory: string | null
  api: boolean
  flutter: boolean
  running: boolean
  gh: boolean
  login: boolean
  project: string | null
}

/** What a call changes; its answer is `{}`, or what is given back. */
type Deed = (state: State, body: Record<string, unknown>) => object | undefined

const BASE = '/mosaygent'
const text = (value: unknown) => (typeof value === 'string' ? value : '')

const DEEDS: Readonly<Record<string, Deed>> = {
  '/environment/set-directory': (state, { path }) => void (state.directory = text(path)),
  '/environment/clone-api': (state) => void (state.api = true),
  '/environment/clone-flutter': (state) => void (state.flutter = true),
  '/flutter/start': (state) => void (state.running = true),
  '/flutter/stop': (state) => void (state.running = false),
  '/flutter/reload': () => undefined,
  '/flutter/restart': () => undefined,
  '/firebase/set-project': (state, { project_id: id }) => void (state.project = text(id)),
  '/firebase/fetch-firebase-configs': () => undefined,
  '/github/install-gh': (state) => void (state.gh = true),
  '/github/auth-login': (state) => {
    state.login = true
    return { message: 'Login successful' }
  },
}

const FACTS: Readonly<Record<string, (state: State) => object>> = {
  '/environment/directory': () => ({}),
  '/environment/status': ({ directory, api, flutter, running }) => ({
    api: api
      ? { detected: true, path: `${directory}/api`, dependencies: 'not installed' }
      : { detected: false },
    flutter: flutter
      ? {
          detected: true,
          path: `${directory}/flutter`,
          git: { branch: 'main', dirty: true },
          running,
          dependencies: { installed: true },
        }
      : { detected: false },
  }),
  '/firebase/project': ({ project }) => (project === null ? {} : { project_id: project }),
  '/flutter/status': ({ running }) => ({ running }),
  '/flutter/errors': () => ({ errors: [] }),
  '/github/gh-installed': ({ gh }) => ({ installed: gh }),
  '/github/auth-status': ({ login }) => ({ logged_in: login }),
}

/**
 * Starts a helper that knows the documented calls and fields, and nothing else: no sessions, no events, no jobs, and
 * no word that it could leave out.
 */
export async function startAnotherHelper(helperPort: number, previewPort: number): Promise<AnotherHelper> {
  const done: AnotherHelper['done'] = []
  const state: State = {
    directory: null,
    api: false,
    flutter: false,
    running: false,
    gh: false,
    login: false,
    project: null,
  }
  let loads = 0

  const answer = (request: IncomingMessage, said: string): object | null => {
    const path = (request.url ?? '').replace(/\?.*/, '')
    if (request.method === 'GET')
      return path === '/health' ? {} : (FACTS[path.replace(BASE, '')]?.(state) ?? null)
    const deed = path.startsWith(BASE) ? DEEDS[path.slice(BASE.length)] : undefined
    if (deed === undefined) return null
    const body: unknown = said === '' ? undefined : JSON.parse(said)
    done.push({ call: `${request.method} ${path}`, body })
    return deed(state, typeof body === 'object' && body !== null ? { ...body } : {}) ?? {}
  }

  const helper = createServer((request, response) => {
    const origin = request.headers.origin ?? '*'
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-allow-headers', 'content-type')
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end()
      return
    }
    let said = ''
    request.setEncoding('utf8').on('data', (piece: string) => (said += piece))
    request.on('end', () => {
      const reply = answer(request, said)
      response.writeHead(reply === null ? 404 : 200, { 'content-type': 'application/json' })
      response.end(reply === null ? undefined : JSON.stringify(reply))
    })
  })
  const preview = createServer((request, response: ServerResponse) => {
    if (!/^\/(?:\?|$)/.test(request.url ?? '')) {
      response.writeHead(404).end()
      return
    }
    loads += 1
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end(`<!doctype html><title>App</title><h1>The app, loaded ${loads} times</h1>`)
  })
  const servers = [
    [helper, helperPort],
    [preview, previewPort],
  ] as const
  for (const [server, port] of servers) {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  return {
    helperUrl: `http://127.0.0.1:${helperPort}`,
    previewUrl: `http://localhost:${previewPort}`,
    done,
    loads: () => loads,
    async close() {
      for (const [server] of servers) {
        server.closeAllConnections()
        server.close()
        await once(server, 'close')
      }
    },
  }
}
