import { endianness } from 'node:os'
import { describe, expect, test } from 'vitest'
import { spellEnds } from './socket-endpoints.ts'
import { scanRows, type SocketOwner } from './socket-table.ts'
import { HEAD, row } from './testing/table-rows.ts'

const SERVER = '0100007F:1F90'
const CLIENT = '0100007F:C350'

function found(...rows: string[]): SocketOwner[] {
  const owners: SocketOwner[] = []
  scanRows(
    `${HEAD}${rows.join('')}`,
    SERVER,
    (client) => client === CLIENT,
    (_, owner) => owners.push(owner),
  )
  return owners
}

describe('the owner of a socket', () => {
  test('is in the row whose local end is the caller, not in the one that is our own', () => {
    expect(found(row(SERVER, CLIENT, 0, 11), row(CLIENT, SERVER, 1000, 12))).toEqual([
      { uid: 1000, inode: 12 },
    ])
  })

  test('is not the root that the kernel names for a socket which nobody holds any more', () => {
    expect(found(row(CLIENT, SERVER, 0, 0))).toEqual([])
    // a connection of before, from the same port
    expect(found(row(CLIENT, SERVER, 0, 0), row(CLIENT, SERVER, 1000, 12))).toEqual([
      { uid: 1000, inode: 12 },
    ])
  })

  test.each([
    ['another port', row('0100007F:C351', SERVER, 1000, 12)],
    ['another address', row('0200007F:C350', SERVER, 1000, 12)],
    ['another server', row(CLIENT, '0100007F:1F91', 1000, 12)],
    ['a broken row', '   7: 0100007F:C350 0100007F:1F90 01\n'],
    ['a row that is cut', ` ${SERVER} `],
    ['no number', row(CLIENT, SERVER, Number.NaN, 12)],
    ['nothing', ''],
  ])('is not known from %s', (_, line) => {
    expect(found(line)).toEqual([])
  })
})

// the kernel writes addresses in the machine's own order
describe.skipIf(endianness() !== 'LE')('the ends of a connection, as the kernel writes them', () => {
  const spelled = (remoteAddress: string, localAddress: string) =>
    spellEnds({ remoteAddress, remotePort: 0xc350, localAddress, localPort: 0x1f90 })
  const MAPPED = '0000000000000000FFFF0000'
  const V4 = {
    tcp: { client: CLIENT, server: SERVER },
    tcp6: { client: `${MAPPED}${CLIENT}`, server: `${MAPPED}${SERVER}` },
  }

  test('IPv4, also where the other end is an IPv6 socket that speaks it', () => {
    expect(spelled('127.0.0.1', '127.0.0.1')).toEqual(V4)
    expect(spelled('::ffff:127.0.0.1', '127.0.0.1')).toEqual(V4)
  })

  test('IPv6', () => {
    const one = '00000000000000000000000001000000'
    expect(spelled('::1', '::1')).toEqual({
      tcp: null,
      tcp6: { client: `${one}:C350`, server: `${one}:1F90` },
    })
    expect(spelled('2001:db8::5:0:1', '::1')?.tcp6?.client).toBe('B80D0120000000000500000001000000:C350')
  })

  test('none: an end that is gone, or of one network card', () => {
    expect(spellEnds({ remoteAddress: undefined, localAddress: '::1', remotePort: 1, localPort: 1 })).toBe(
      null,
    )
    expect(spelled('fe80::1%eth0', '::1')).toBe(null)
    expect(spelled('127.0.0.999', '127.0.0.1')).toBe(null)
    expect(spelled('::1', '127.0.0.1')?.tcp ?? null).toBe(null)
  })
})
