import { describe, expect, test } from 'vitest'
import { createDaemonClient } from './client.ts'
import type { DaemonEvent } from './messages.ts'

function conversation() {
  const written: string[] = []
  const events: DaemonEvent['event'][] = []
  const texts: string[] = []
  const client = createDaemonClient({
    write: (line) => written.push(line) > 0,
    onEvent: (event) => events.push(event.event),
    onText: (stream, text) => texts.push(`${stream}: ${text}`),
  })
  return { client, written, events, texts, out: (text: string) => client.stdout(Buffer.from(text)) }
}

describe('the daemon client', () => {
  test('a request is one whole line; answers find their requests in any order', async () => {
    const { client, written, out } = conversation()
    const first = client.request('app.restart', { appId: 'a' }, 1_000)
    const second = client.request('daemon.version', {}, 1_000)
    expect(written).toEqual([
      '[{"id":"1","method":"app.restart","params":{"appId":"a"}}]\n',
      '[{"id":"2","method":"daemon.version","params":{}}]\n',
    ])
    out('[{"id":"2","result":"0.6.1"}]\r\n[{"id":1,"result":{"code":0}}]\n')
    expect(await second).toEqual({ kind: 'result', value: '0.6.1' })
    expect(await first).toEqual({ kind: 'result', value: { code: 0 } })
  })

  test('an absent result is success, an error is an error', async () => {
    const { client, out } = conversation()
    const first = client.request('app.stop', {}, 1_000)
    const second = client.request('app.foo', {}, 1_000)
    out('[{"id":"1"}]\n[{"id":"2","error":"command not understood: app.foo","trace":"#0"}]\n')
    expect(await first).toEqual({ kind: 'result', value: undefined })
    expect(await second).toEqual({ kind: 'error', message: 'command not understood: app.foo' })
  })

  test('open requests end when the tool does, later ones at once', async () => {
    const { client } = conversation()
    const open = client.request('app.restart', {}, 60_000)
    client.end()
    expect(await open).toEqual({ kind: 'gone' })
    expect(await client.request('app.restart', {}, 60_000)).toEqual({ kind: 'gone' })
  })

  test('lines after the end are ignored', () => {
    const { client, events, texts, out } = conversation()
    out('before\nhalf a line')
    client.end()
    out(' that goes on\n[{"event":"app.started","params":{"appId":"old"}}]\n')
    client.stderr(Buffer.from('late é\n'))
    expect(texts).toEqual(['out: before', 'out: half a line'])
    expect(events).toEqual([])
  })

  test('no answer in time, and none wanted later', async () => {
    const { client, out } = conversation()
    expect(await client.request('app.restart', {}, 1)).toEqual({ kind: 'timed-out' })
    expect(() => out('[{"id":"1","result":true}]\n')).not.toThrow()
  })

  test('what is no message is text; unknown events are kept as text; a glued message is recovered', () => {
    const { client, events, texts, out } = conversation()
    out('Launching...\n[1, 2, 3]\n[not json\n[{"event":"app.fresh","params":{}}]\n')
    out(
      'half a line [{"event":"app.started","params":{"appId":"a"}}]\n[{"id":"9","method":"app.exposeUrl"}]\n',
    )
    client.stderr(Buffer.from('lib/main.dart:1:1: Error: é\n'))
    expect(events).toEqual(['app.started'])
    expect(texts).toEqual([
      'out: Launching...',
      'out: [1, 2, 3]',
      'out: [not json',
      'out: [{"event":"app.fresh","params":{}}]',
      'out: half a line ',
      'out: [{"id":"9","method":"app.exposeUrl"}]',
      'err: lib/main.dart:1:1: Error: é',
    ])
  })
})
