import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { endianness } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPeerFinder, type PeerFinder, type PeerFinding } from './find-peer.ts'
import { HEAD, row } from './testing/table-rows.ts'
import { LINUX, MACOS, WINDOWS } from '../operating-system/index.ts'

const ME = 1000
let server: Server
let accepted: Socket
let client: Socket
let finder: PeerFinder
/** What the table says of the connection above, and how often it was read. */
let table: () => string
let reads: string[]

beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  ;[client, accepted] = await connection()
  table = () => ''
  reads = []
})
afterEach(async () => {
  client.destroy()
  accepted.destroy()
  server.close()
  await finder.close()
})

async function connection(): Promise<[Socket, Socket]> {
  const address = server.address()
  const client = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
  const [accepted] = (await once(server, 'connection')) as [Socket]
  return [client, accepted]
}

const hex = (port = 0) => `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`
const rowOf = (socket: Socket, uid: number, inode = 12) =>
  row(hex(socket.remotePort), hex(socket.localPort), uid, inode)

/** The finder with a given table. */
async function open(changes: Partial<PeerFinding> = {}): Promise<PeerFinder> {
  finder = await openPeerFinder({
    system: LINUX,
    uid: ME,
    tells: async () => true,
    readText: async () => '',
    openTables: async () => ({
      async read(name, rows) {
        reads.push(name)
        rows(HEAD + table())
      },
      close: async () => undefined,
    }),
    ...changes,
  })
  return finder
}

describe('the user at the other end', () => {
  test.runIf(process.platform === 'linux')('is this one, by the real table, in both families', async () => {
    finder = await openPeerFinder()
    expect(await finder.peerOf(accepted)).toBe('this-user')
    const other = createServer().listen(0, '::1')
    const listens = await Promise.race([
      once(other, 'listening').then(() => true),
      once(other, 'error').then(() => false),
    ])
    if (!listens) return console.warn('SKIPPED: there is no ::1 here')
    const address = other.address()
    const six = connect(typeof address === 'object' && address !== null ? address.port : 0, '::1')
    const [socket] = (await once(other, 'connection')) as [Socket]
    expect(await finder.peerOf(socket)).toBe('this-user')
    for (const end of [six, socket]) end.destroy()
    other.close()
  })

  test.runIf(process.platform === 'linux')('is unseen once nobody holds that end any more', async () => {
    finder = await openPeerFinder()
    client.destroy()
    await once(client, 'close')
    expect(await finder.peerOf(accepted)).toBe('unseen')
  })

  describe.skipIf(endianness() !== 'LE')('by a given table', () => {
    test.each([
      [ME, 'this-user'],
      [0, 'this-user'],
      [1001, 'another-user'],
      [65_534, 'another-user'],
    ])('with user %d is %s', async (uid, peer) => {
      table = () => rowOf(accepted, uid)
      expect(await (await open()).peerOf(accepted)).toBe(peer)
    })

    test('is looked for once a connection', async () => {
      table = () => rowOf(accepted, ME)
      const { peerOf } = await open()
      expect(await Promise.all([peerOf(accepted), peerOf(accepted)])).toEqual(['this-user', 'this-user'])
      expect(await peerOf(accepted)).toBe('this-user')
      expect(reads).toEqual(['tcp'])
    })

    test('is found at a later look: a row may be missed while others come and go', async () => {
      table = () => (reads.length < 4 ? '' : rowOf(accepted, ME))
      expect(await (await open()).peerOf(accepted)).toBe('this-user')
    })

    test('a hundred callers at once are found by two looks', async () => {
      const all: [Socket, Socket][] = []
      while (all.length < 100) all.push(await connection())
      const { peerOf } = await open()
      table = () => all.map(([, socket]) => rowOf(socket, ME)).join('')
      const peers = await Promise.all(all.map(([, socket]) => peerOf(socket)))
      expect(new Set(peers)).toEqual(new Set(['this-user']))
      // the first alone, then all who came meanwhile
      expect(reads).toEqual(['tcp', 'tcp'])
      for (const [one, other] of all) for (const socket of [one, other]) socket.destroy()
    })

    test(
      'is unseen where the table tells of others and not of it, also when it fails to be read',
      { tags: 'P-219' },
      async () => {
        table = () => rowOf(accepted, ME, 0)
        expect(await (await open()).peerOf(accepted)).toBe('unseen')
        const read = () => Promise.reject(new Error('EMFILE: too many open files'))
        const failing = await open({ openTables: async () => ({ read, close: async () => undefined }) })
        expect(await failing.peerOf(accepted)).toBe('unseen')
      },
    )

    test('is unknown there under WSL, where a browser of Windows has no end in the table', async () => {
      const wsl = {
        readText: async (path: string) => (path.endsWith('osrelease') ? '5.15-microsoft-WSL2' : ''),
      }
      const { peerOf } = await open(wsl)
      expect(await peerOf(accepted)).toBe('unknown')
      table = () => rowOf(accepted, 1001)
      expect(await (await open(wsl)).peerOf(accepted)).toBe('another-user')
    })

    test('is unknown where our own number is the one of everybody from outside a user namespace', async () => {
      table = () => rowOf(accepted, ME)
      const { peerOf } = await open({
        readText: async (path) => (path.endsWith('overflowuid') ? `${ME}\n` : ''),
      })
      expect(await peerOf(accepted)).toBe('unknown')
    })
  })

  test.each<[string, Partial<PeerFinding>]>([
    ['a table that may not be read', { openTables: async () => null }],
    ['a table that does not tell of us', { tells: async () => false }],
    ['macOS', { system: MACOS }],
    ['Windows', { system: WINDOWS, uid: undefined }],
  ])('is unknown with %s', async (_, changes) => {
    const { peerOf, isTunnelled } = await open(changes)
    expect(await peerOf(accepted)).toBe('unknown')
    expect(await isTunnelled(accepted)).toBe(false)
    expect(reads).toEqual([])
  })

  test.runIf(process.platform === 'linux')(
    'no system that cannot be asked at the start is taken for a silent one',
    async () => {
      const failing = open({ openTables: () => Promise.reject(new Error('EMFILE: too many open files')) })
      await expect(failing).rejects.toThrow('EMFILE')
      await open()
    },
  )
})
