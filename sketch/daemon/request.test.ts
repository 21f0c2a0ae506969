import { expect, test } from 'vitest'
import { LineSplitter } from './line-splitter.ts'
import { parseRequest } from './request.ts'

const LINE = '[{"id":"1","method":"app.restart","params":{"appId":"é","fullRestart":false}}]'

test.each([1, 2, 3, 7])('a request that comes in pieces of %i bytes, ended by \\r\\n or \\n', (size) => {
  const bytes = Buffer.from(`${LINE}\r\n${LINE}\nrest`)
  const splitter = new LineSplitter()
  const lines: string[] = []
  for (let at = 0; at < bytes.length; at += size) lines.push(...splitter.push(bytes.subarray(at, at + size)))
  expect(lines).toEqual([LINE, LINE])
})

test('a request is an array of one object with an id and a method', () => {
  expect(parseRequest(LINE)).toEqual({
    id: '1',
    method: 'app.restart',
    params: { appId: 'é', fullRestart: false },
  })
})

test.each([
  'r',
  '',
  '[1, 2, 3]',
  '[{not json}]',
  '{"id":1,"method":"a.b"}',
  '[{"id":1,"method":"a.b"},{"id":2,"method":"a.b"}]',
  '[{"method":"a.b"}]',
  '[{"id":null,"method":"a.b"}]',
  '[{"id":1}]',
])('anything else is dropped in silence: %s', (line) => {
  expect(parseRequest(line)).toBeNull()
})
