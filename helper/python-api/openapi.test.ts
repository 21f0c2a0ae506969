import { expect, test } from 'vitest'
import { readOpenApi } from './openapi.ts'

test('the calls of a document, each with its place in the docs', { tags: 'P-452' }, () => {
  const paths = {
    '/tides/{place}': {
      get: { summary: 'Tides of a place', operationId: 'tides get', tags: ['the sea'] },
      parameters: [],
      post: { operationId: 'add' },
    },
    '/bare': { delete: {} },
  }
  expect(readOpenApi(JSON.stringify({ openapi: '3.1.0', paths }))).toEqual([
    {
      method: 'GET',
      path: '/tides/{place}',
      summary: 'Tides of a place',
      fragment: '#/the%20sea/tides%20get',
    },
    { method: 'POST', path: '/tides/{place}', summary: null, fragment: '#/default/add' },
    { method: 'DELETE', path: '/bare', summary: null, fragment: null },
  ])
})

test.each(['{}', '[]', '{"paths": []}', '"text"'])('%s is no such document', (text) => {
  expect(readOpenApi(text)).toBeNull()
})
