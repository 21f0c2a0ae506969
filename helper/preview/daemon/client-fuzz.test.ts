import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../../testing/fuzz.ts'
import { createDaemonClient, type DaemonReply } from './client.ts'

const json = fc.jsonValue({ maxDepth: 2 }).map((value) => JSON.stringify(value))
/** What the tool prints: its messages, prose, and what looks like a message and is none. */
const line = fc.oneof(
  fc.constantFrom(
    '[{"event":"app.started","params":{"appId":"a"}}]',
    '[{"event":"app.progress","params":{"progressId":null,"message":"Compiling é"}}]',
    '[{"id":1,"result":{"code":0}}]',
    '[{"id":"2","error":"no"}]',
    '[{"id":"3"}]',
    'half a line [{"event":"app.started","params":{"appId":"b"}}]',
  ),
  fc
    .tuple(fc.constantFrom('"1"', '2', '"99"', 'null', '{}', '-1'), json)
    .map(([id, value]) => `[{"id":${id},"result":${value}}]`),
  json.map((value) => `[{"event":${value},"params":${value}}]`),
  fc.constantFrom(
    '[{',
    '}]',
    '[{}]',
    '[[]]',
    '[{"id":',
    '[{"event":"app.stop"}]',
    '',
    'lib/main.dart:1:1: Error: é',
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

/** Everything that the client makes of some bytes, and how three requests of ours end. */
async function talk(pieces: readonly Uint8Array[]) {
  const seen: string[] = []
  const client = createDaemonClient({
    write: () => true,
    onEvent: (event) => seen.push(`event ${JSON.stringify(event)}`),
    onText: (stream, text) => seen.push(`${stream} ${text}`),
  })
  const replies: DaemonReply[][] = [[], [], []]
  const asked = replies.map(async (mine) => {
    mine.push(await client.request('app.restart', {}, 60_000))
  })
  for (const piece of pieces) client.stdout(piece)
  client.end()
  await Promise.all(asked)
  return { seen, replies }
}

test('property: however its bytes are cut, the tool is understood the same, and every request ends once', async () => {
  await fuzz(
    fc.asyncProperty(
      fc.array(line, { maxLength: 12 }),
      fc.array(fc.nat(2_000), { maxLength: 12 }),
      fc.uint8Array({ maxLength: 12 }),
      async (lines, cuts, noise) => {
        const bytes = Buffer.concat([Buffer.from(lines.join('\n')), noise])
        const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
        const whole = await talk([bytes])
        expect(await talk(at.slice(1).map((to, index) => bytes.subarray(at[index], to)))).toEqual(whole)
        expect(whole.replies.map((mine) => mine.length)).toEqual([1, 1, 1])
      },
    ),
    200,
  )
})
