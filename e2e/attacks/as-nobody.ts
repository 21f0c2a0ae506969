import { spawn } from 'node:child_process'
import { read, type RawReply } from './request.ts'

/** The user `nobody` of every Unix that we know. */
const NOBODY = 65_534
const PROGRAM = `
const socket = require('node:net').connect(Number(process.argv[1]), '127.0.0.1')
process.stdin.pipe(socket, { end: false })
socket.on('error', () => process.exit(1))
socket.pipe(process.stdout)
`

/** Only root may become somebody else. */
export const CAN_BE_NOBODY = process.getuid?.() === 0

/** Sends the bytes from a process of another user of this machine, and reads until the other side closes. */
export function sendAsNobody(port: number, bytes: Buffer): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['-e', PROGRAM, String(port)], {
      uid: NOBODY,
      gid: NOBODY,
      cwd: '/',
      env: {},
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const pieces: Buffer[] = []
    child.on('error', reject)
    child.stdout.on('data', (piece: Buffer) => pieces.push(piece))
    child.on('close', () => resolve(read(Buffer.concat(pieces))))
    child.stdin.write(bytes)
  })
}
