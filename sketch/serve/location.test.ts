import { expect, test } from 'vitest'
import { runSketch } from '../testing/running-sketch.ts'
import { mainWith, temporaryProject } from '../testing/temporary-project.ts'

test('an element tells where its widget was written; a made-up place is not found', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': mainWith("Center(\n  child: Text('here'))") })
  const url = await runSketch(directory).url()
  const html = await (await fetch(url)).text()
  const at = /data-widget="Text"[^>]* data-at="([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = await fetch(`${url}/sketch/place?at=${at}`)
  expect(await answer.json()).toEqual({ file: 'lib/main.dart', line: 8, column: 10 })
  for (const other of ['99:1', '', 'x:y', '../etc:1']) {
    expect((await fetch(`${url}/sketch/place?at=${encodeURIComponent(other)}`)).status).toBe(404)
  }
})
