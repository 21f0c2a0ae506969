import type { HelperEvent } from '@mosaygent/contract'
import { expect, test } from 'vitest'
import { createConsole } from './index.ts'

test('what any feature says is a line of the console, announced and answered', async () => {
  const events: HelperEvent[] = []
  const console = createConsole({ publish: (event) => void events.push(event) })
  const entry = { source: 'git', level: 'info', text: 'API codebase, fetch: Fetched.' } as const
  console.log.add(entry)
  expect(await console.handlers.flutterConsole()).toMatchObject({ ok: true, value: { lines: [entry] } })
  console.log.flush()
  expect(events).toMatchObject([{ type: 'console.lines', lines: [entry] }])
})
