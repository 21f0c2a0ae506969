import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { serveGit } from '../real/git-backend.ts'

const TOKEN = 'gho_standin0000000000000000000000000000'

/** What the fake answers; tests change it while it runs. */
export interface FakeGithubState {
  /** How many times gh is told to wait before `outcome`. */
  pending: number
  outcome: 'approve' | 'deny' | 'expire' | 'slow'
  scopes: string
  /** False: every token is refused. */
  tokensCount: boolean
  /** 0: answer; else every call of the API gets this status. */
  apiStatus: number
}

/** A GitHub on loopback, enough for the real gh and the real git: device login, a little API, smart HTTP. */
export interface FakeGithub {
  readonly state: FakeGithubState
  /** `METHOD host/path auth=Scheme` of every request. */
  readonly log: readonly string[]
  /** Makes gh and git of a child take it for github.com. */
  readonly env: Readonly<Record<string, string>>
  close(): Promise<void>
}

/** `repositories`: a folder of bare ones, `owner/name.git`; each is private. */
export async function startFakeGithub(folder: string, repositories: string): Promise<FakeGithub> {
  const { key, certificate } = throwAwayCertificate(folder)
  const state: FakeGithubState = {
    pending: 1,
    outcome: 'approve',
    scopes: 'gist, read:org, repo',
    tokensCount: true,
    apiStatus: 0,
  }
  const log: string[] = []
  const sockets = new Set<Socket>()
  let polls = 0

  const authorized = (request: IncomingMessage) => {
    const [scheme = '', value = ''] = (request.headers.authorization ?? '').split(' ')
    const given = /^basic$/i.test(scheme) ? Buffer.from(value, 'base64').toString().split(':')[1] : value
    return state.tokensCount && given === TOKEN
  }
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', `https://${request.headers.host ?? 'github.com'}`)
    const auth = (request.headers.authorization ?? '-').split(' ')[0] ?? '-'
    log.push(`${request.method ?? ''} ${url.host}${url.pathname} auth=${auth}`)
    const answer = (status: number, body: unknown, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
      response.end(JSON.stringify(body))
    }
    if (/\.git\/(info\/refs|git-upload-pack)$/.test(url.pathname)) {
      if (authorized(request)) return serveGit(request, response, url, repositories)
      response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' })
      return response.end('Repository not found.')
    }
    const body = await text(request)
    if (url.host.startsWith('api.')) {
      if (state.apiStatus !== 0) return answer(state.apiStatus, { message: 'fake' })
      if (!authorized(request)) return answer(401, { message: 'Bad credentials' })
      const headers = { 'x-oauth-scopes': state.scopes }
      if (url.pathname === '/graphql') return answer(200, { data: { viewer: { login: 'octocat' } } }, headers)
      if (url.pathname === '/user/repos') return answer(200, REPOSITORIES, headers)
      return answer(200, { login: 'octocat', id: 1 }, headers)
    }
    if (url.pathname === '/login/device/code') {
      polls = 0
      const uri = `https://${url.host}/login/device`
      const codes = { device_code: 'd'.repeat(40), user_code: 'ABCD-1234', verification_uri: uri }
      return answer(200, { ...codes, expires_in: 900, interval: 1 })
    }
    if (url.pathname === '/login/oauth/access_token') {
      polls += 1
      if (polls <= state.pending) return answer(200, { error: 'authorization_pending' })
      if (state.outcome === 'deny') return answer(200, { error: 'access_denied' })
      if (state.outcome === 'expire') return answer(200, { error: 'expired_token' })
      if (state.outcome === 'slow') return answer(200, { error: 'slow_down', interval: 6 })
      if (!body.includes('device_code')) return answer(400, {})
      return answer(200, { access_token: TOKEN, token_type: 'bearer', scope: state.scopes })
    }
    return answer(404, {})
  }
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  }
  const secure = createTlsServer({ key, cert: readFileSync(certificate) }, onRequest)
  // reached as a proxy: it ends TLS itself, for whatever host it is asked for
  const proxy = createServer(onRequest).on('connect', (request, socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    if (!/^(api\.)?github\.com:443$/.test(request.url ?? ''))
      return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    socket.write('HTTP/1.1 200 OK\r\n\r\n')
    return secure.emit('connection', socket)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`
  return {
    state,
    log,
    env: {
      http_proxy: address,
      https_proxy: address,
      HTTPS_PROXY: address,
      no_proxy: '',
      SSL_CERT_FILE: certificate,
      GIT_SSL_CAINFO: certificate,
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

const REPOSITORIES = ['demo', 'other'].map((name) => ({
  full_name: `acme/${name}`,
  clone_url: `https://github.com/acme/${name}.git`,
  private: true,
  default_branch: 'main',
  pushed_at: '2026-03-01T12:00:00Z',
  description: null,
}))

function throwAwayCertificate(folder: string): { key: Buffer; certificate: string } {
  const [keyFile, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const names = 'subjectAltName=DNS:github.com,DNS:api.github.com'
  const make = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=fake'
  const files = ['-addext', names, '-keyout', keyFile, '-out', certificate]
  execFileSync('openssl', [...make.split(' '), ...files], { stdio: 'pipe' })
  return { key: readFileSync(keyFile), certificate }
}
