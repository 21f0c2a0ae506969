import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { endianness } from 'node:os'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPeerFinder, createScriptCheck, createScriptToken, type FindPeer } from './index.ts'
import { ownerOf } from './socket-table.ts'

const HEAD =
  '  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode\n'
const row = (local: string, remote: string, uid: number, inode: number) =>
  `   7: ${local} ${remote} 01 00000000:00000000 00:00000000 00000000  ${uid}        0 ${inode} 1 0000000000000000 20 4 30 10 -1 `
const CLIENT = { address: '127.0.0.1', port: 0xc350 }
const SERVER = { address: '127.0.0.1', port: 0x1f90 }
const MAPPED = '0000000000000000FFFF0000'

// the kernel writes addresses in the machine's own order
describe.skipIf(endianness() !== 'LE')('the owner of a socket', () => {
  const owner = (...rows: string[]) => ownerOf(HEAD + rows.join('\n'), CLIENT, SERVER)

  test('is in the row whose local end is the caller, not in the one that is our own', () => {
    expect(
      owner(row('0100007F:1F90', '0100007F:C350', 0, 11), row('0100007F:C350', '0100007F:1F90', 1000, 12)),
    ).toBe(1000)
  })

  test('is found for an IPv6 socket that speaks IPv4', () => {
    expect(owner(row(`${MAPPED}0100007F:C350`, `${MAPPED}0100007F:1F90`, 1001, 12))).toBe(1001)
    const mapped = { address: '::ffff:127.0.0.1', port: CLIENT.port }
    expect(ownerOf(HEAD + row('0100007F:C350', '0100007F:1F90', 5, 12), mapped, SERVER)).toBe(5)
  })

  test('is not the root that the kernel names for a socket which nobody holds any more', () => {
    expect(owner(row('0100007F:C350', '0100007F:1F90', 0, 0))).toBe(null)
  })

  test.each([
    ['another port', row('0100007F:C351', '0100007F:1F90', 1000, 12)],
    ['another address', row('0200007F:C350', '0100007F:1F90', 1000, 12)],
    ['another server', row('0100007F:C350', '0100007F:1F91', 1000, 12)],
    ['a broken row', '   7: 0100007F:C350 0100007F:1F90 01'],
    ['no number', row('0100007F:C350', '0100007F:1F90', Number.NaN, 12)],
    ['nothing', ''],
  ])('is not known from %s', (_, line) => {
    expect(owner(line)).toBe(null)
  })

  test('an address that is none has no owner', () => {
    expect(ownerOf(HEAD, { address: '::1', port: 1 }, SERVER)).toBe(null)
    expect(ownerOf(HEAD, { address: '127.0.0.999', port: 1 }, SERVER)).toBe(null)
  })
})

describe('the user at the other end', () => {
  let server: Server
  let accepted: Socket
  let client: Socket
  let table: string
  let reads: string[]
  const ME = 1000

  beforeEach(async () => {
    server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    client = connect(typeof address === 'object' && address !== null ? address.port : 0, '127.0.0.1')
    ;[accepted] = (await once(server, 'connection')) as [Socket]
    table = ''
    reads = []
  })
  afterEach(() => {
    client.destroy()
    accepted.destroy()
    server.close()
  })

  const hex = (port = 0) => port.toString(16).toUpperCase().padStart(4, '0')
  const own = (uid: number) =>
    row(`0100007F:${hex(accepted.remotePort)}`, `0100007F:${hex(accepted.localPort)}`, uid, 12)
  const finder = (changes: Parameters<typeof createPeerFinder>[0] = {}) =>
    createPeerFinder({
      platform: 'linux',
      uid: ME,
      readTable: async (path) => {
        reads.push(path)
        return table
      },
      ...changes,
    })

  test.runIf(process.platform === 'linux')('is this one, by the real table', async () => {
    expect(await createPeerFinder()(accepted)).toBe('this-user')
  })

  describe.skipIf(endianness() !== 'LE')('by a given table', () => {
    test.each([
      [ME, 'this-user'],
      [0, 'this-user'],
      [1001, 'another-user'],
      [65_534, 'another-user'],
    ])('with user %d is %s', async (uid, peer) => {
      table = own(uid)
      expect(await finder()(accepted)).toBe(peer)
    })

    test('is asked for once a connection, and again while it is not known', async () => {
      const find = finder()
      expect(await find(accepted)).toBe('unknown')
      expect(new Set(reads)).toEqual(new Set(['/proc/net/tcp', '/proc/net/tcp6']))
      table = own(ME)
      expect(await find(accepted)).toBe('this-user')
      const before = reads.length
      expect(await find(accepted)).toBe('this-user')
      expect(reads).toHaveLength(before)
    })
  })

  test.each<[string, Parameters<typeof createPeerFinder>[0]]>([
    ['a table that may not be read', { readTable: () => Promise.reject(new Error('EACCES')) }],
    ['macOS', { platform: 'darwin', readTable: (path) => readFile(path, 'utf8') }],
    ['Windows', { platform: 'win32', uid: undefined }],
  ])('is unknown with %s', async (_, changes) => {
    expect(await finder(changes)(accepted)).toBe('unknown')
  })
})

describe('a script', () => {
  const socket = {} as Socket
  const scriptToken = createScriptToken()
  const check = (peer: Awaited<ReturnType<FindPeer>>, token: string | null) =>
    createScriptCheck(scriptToken, async () => peer)(socket, token)

  test('of this user needs nothing more; where the system is silent, the token (P-219)', async () => {
    expect(await check('this-user', null)).toBe(null)
    expect(await check('unknown', scriptToken.text)).toBe(null)
    expect(await check('unknown', null)).toMatchObject({ code: 'script-token-needed' })
    expect(await check('unknown', createScriptToken().text)).toMatchObject({ code: 'script-token-needed' })
  })

  test('of another user is refused, unless this user gave him the token', async () => {
    expect(await check('another-user', null)).toEqual({
      code: 'local-user-not-allowed',
      detail: 'Local user not allowed',
    })
    expect(await check('another-user', scriptToken.text)).toBe(null)
  })
})
