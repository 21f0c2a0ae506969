import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { read, type RawReply } from './request.ts'

/** The user `nobody` of every Unix that we know. */
const NOBODY = 65_534
/**
 * Opens so many connections, writes the first bytes into each, the rest once all are open or turned away, and tells
 * what each of them heard until the other side closed it.
 */
const PROGRAM = `
const { connect } = require('node:net')
process.on('message', async ({ id, port, host, count, first, rest }) => {
  const all = Array.from({ length: count }, () => {
    const heard = []
    const socket = connect(port, host)
    socket.on('data', (piece) => heard.push(piece)).on('error', () => undefined)
    const open = new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
    const closed = new Promise((resolve) => socket.once('close', () => resolve(Buffer.concat(heard).toString('base64'))))
    socket.write(Buffer.from(first, 'base64'))
    return { socket, open, closed }
  })
  await Promise.all(all.map(({ open }) => open))
  for (const { socket } of all) if (!socket.destroyed) socket.write(Buffer.from(rest, 'base64'))
  process.send({ id, heard: await Promise.all(all.map(({ closed }) => closed)) })
})
process.send('ready')
`

/** Only root may become somebody else. */
export const CAN_BE_NOBODY = process.getuid?.() === 0

/** A process of another user of this machine. */
export interface Nobody {
  /** Sends the bytes by a connection of its own, and reads until the other side closes. */
  send(port: number, bytes: Buffer, host?: string): Promise<RawReply>
  /** The same by many connections at once: the last byte of each is sent once all of them are open. */
  sendByMany(count: number, port: number, bytes: Buffer): Promise<readonly RawReply[]>
  close(): Promise<void>
}

interface Heard {
  readonly id: number
  readonly heard: readonly string[]
}

export async function becomeNobody(): Promise<Nobody> {
  const child = spawn(process.execPath, ['-e', PROGRAM], {
    uid: NOBODY,
    gid: NOBODY,
    cwd: '/',
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  let last = 0
  const ask = (what: { port: number; host: string; count: number; first: Buffer; rest: Buffer }) =>
    new Promise<readonly RawReply[]>((resolve) => {
      const id = (last += 1)
      const hear = (message: Heard) => {
        if (message.id !== id) return
        child.off('message', hear)
        resolve(message.heard.map((text) => read(Buffer.from(text, 'base64'))))
      }
      child.on('message', hear)
      child.send({ ...what, id, first: what.first.toString('base64'), rest: what.rest.toString('base64') })
    })
  return {
    async send(port, bytes, host = '127.0.0.1') {
      const [reply] = await ask({ port, host, count: 1, first: bytes, rest: Buffer.alloc(0) })
      if (reply === undefined) throw new Error('nobody has lost an answer')
      return reply
    },
    sendByMany: (count, port, bytes) =>
      ask({ port, host: '127.0.0.1', count, first: bytes.subarray(0, -1), rest: bytes.subarray(-1) }),
    async close() {
      const gone = once(child, 'exit')
      child.disconnect()
      await gone
    },
  }
}
