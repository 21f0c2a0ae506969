import { describe, expect, test } from 'vitest'
import { urlOf } from './address.ts'
import { candidates, type Hints, whatIsAwaited } from './candidates.ts'

const NONE: Hints = { set: null, printed: [], sockets: null, expected: null }
const at = (port: number, host = '127.0.0.1') => ({ scheme: 'http' as const, host, port })
const socket = (port: number, host = '127.0.0.1') => ({ pid: 1, host, port })
const urls = (hints: Partial<Hints>) =>
  candidates({ ...NONE, ...hints }).map(({ address, from }) => `${from} ${urlOf(address)}`)

describe('where a server is asked', () => {
  test('what is printed comes first, then what its command says, then where it listens', () => {
    expect(
      urls({
        printed: [at(8001), at(8002)],
        expected: 8000,
        sockets: [socket(9000), socket(8000), socket(8001, '::1'), socket(8002)],
      }),
    ).toEqual([
      'output http://[::1]:8001',
      'output http://127.0.0.1:8002',
      'command http://127.0.0.1:8000',
      'sockets http://127.0.0.1:9000',
    ])
  })

  test('a port on which none of its processes listens is somebody else’s', () => {
    expect(urls({ printed: [at(8001)], expected: 8000, sockets: [socket(9000)] })).toEqual([
      'sockets http://127.0.0.1:9000',
    ])
    expect(urls({ expected: 8000, sockets: [] })).toEqual([])
    expect(urls({ set: 7000, sockets: [socket(9000)] })).toEqual([])
  })

  test('where the system does not say, what is known is asked; what is set alone', () => {
    expect(urls({ printed: [{ ...at(8443), scheme: 'https' }], expected: 8000 })).toEqual([
      'output https://127.0.0.1:8443',
      'command http://localhost:8000',
    ])
    expect(urls({ set: 7000, printed: [at(8001)], expected: 8000 })).toEqual([
      'settings http://localhost:7000',
    ])
  })

  test.each([
    [{}, 'has printed none'],
    [{ expected: 8000 }, 'an answer on port 8000'],
    [{ sockets: [] }, 'listens on none yet.'],
    [{ sockets: [], expected: 8000 }, 'listens on none yet, nor on 8000.'],
    [{ sockets: [socket(5678), socket(5679)] }, 'ports 5678, 5679 and has not answered'],
    [{ sockets: [socket(5678)], set: 9000 }, 'port 9000, as it is set; the server listens on port 5678'],
  ])('what is awaited is said: %j', (hints, words) => {
    expect(whatIsAwaited({ ...NONE, ...hints })).toContain(words)
  })
})
