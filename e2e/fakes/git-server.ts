import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { serveGit } from '../real/git-backend.ts'

/** `holds`: what is sent stops half-way until the server is well again. `silent`: it takes the call and says nothing. */
type Mood = 'well' | 'holds' | 'silent'

/** Bytes of one answer before it stops. */
const HALF = 500_000

export interface GitServer {
  /** Ends with a slash. */
  readonly url: string
  become(mood: Mood): void
  close(): Promise<void>
}

/** The bare repositories below a folder, on loopback, by git's own server side. */
export async function startGitServer(root: string): Promise<GitServer> {
  let mood: Mood = 'well'
  const held = new Map<Socket, () => void>()
  const server = createServer((request, response) => {
    if (mood === 'silent') return
    const { write, end } = response
    const { socket } = request
    let sent = 0
    // an end would send all that is held
    response.end = () => {
      const finish = () => void end.call(response, undefined, 'utf8')
      if (held.has(socket)) held.set(socket, finish)
      else finish()
      return response
    }
    response.write = (piece: Buffer) => {
      sent += piece.length
      const written = write.call(response, piece, 'utf8')
      if (mood === 'holds' && sent > HALF && !held.has(socket)) {
        socket.cork()
        held.set(socket, () => undefined)
      }
      return written
    }
    serveGit(request, response, new URL(request.url ?? '', 'http://localhost'), root)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    become(next) {
      mood = next
      if (next === 'holds') return
      for (const [socket, finish] of held) {
        socket.uncork()
        finish()
      }
      held.clear()
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
