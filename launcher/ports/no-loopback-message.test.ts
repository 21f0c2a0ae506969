import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { bind } from '@mosaygent/helper/ports'
import { noLoopbackMessage } from './no-loopback-message.ts'

it('tells a network that is down, and nothing else', { tags: 'P-997' }, async () => {
  // an address for documents, which no computer has
  const failure = await bind(createServer(), 0, '192.0.2.1').catch((error: unknown) => error)
  expect(noLoopbackMessage(failure)).toContain('ip link set lo up')
  const unreachable = Object.assign(new Error('connect ENETUNREACH 127.0.0.1:1'), { code: 'ENETUNREACH' })
  expect(noLoopbackMessage(unreachable)).toContain('127.0.0.1')
  expect(noLoopbackMessage(Object.assign(new Error('x'), { code: 'EACCES' }))).toBeNull()
  expect(noLoopbackMessage('x')).toBeNull()
})
