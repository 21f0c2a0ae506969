import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

test('a row makes its schemas when they are asked for, each once', () => {
  const made: string[] = []
  const row = endpoint({
    method: 'POST',
    path: '/x',
    body: () => {
      made.push('body')
      return z.strictObject({ name: z.string() })
    },
    reply: () => {
      made.push('reply')
      return z.object({ message: z.string() })
    },
    fallback: 'Failed',
  })
  expect([row.method, row.path, row.fallback, made]).toEqual(['POST', '/x', 'Failed', []])
  expect(row.reply.parse({ message: 'done', more: 1 })).toEqual({ message: 'done' })
  expect(made).toEqual(['reply'])
  expect(row.body).toBe(row.body)
  expect(made).toEqual(['reply', 'body'])
})

test('a row whose call takes no body says so', () => {
  const row = endpoint({
    method: 'GET',
    path: '/x',
    body: null,
    reply: () => z.object({}),
    fallback: 'Failed',
  })
  expect(row.body).toBe(null)
})
