import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPage, harnessForEach } from './testing/harness-for-each.ts'
import type { PreviewHarness } from './testing/preview-harness.ts'

const { given, running } = harnessForEach()
const sketchProgram = join(import.meta.dirname, 'testing', 'fake-sketch.mjs')

const texts = async (s: PreviewHarness) => (await s.console()).map((line) => line.text)
const askedPort = async (s: PreviewHarness) => {
  const start = (await s.log())[0]?.['start']
  return Array.isArray(start) ? Number(start[start.indexOf('--web-port') + 1]) : 0
}

test('a started app whose port does not answer yet is not ready, and is once it does', async () => {
  const s = await given({ transcript: 'clean-start', switches: 'late-port' })
  await s.call('flutterStart')
  // the tool printed `app.started`: from then on no line of its output is a sign of progress
  await s.until(
    async (seen) =>
      seen.last_line === null && (await texts(s)).some((text) => text.includes('is being served at')),
  )
  expect(await s.status()).toMatchObject({ state: 'starting', ready: false, showing: null })
  expect((await fetch(`http://127.0.0.1:${s.port}/`)).status).toBe(503)
  await s.release()
  await s.until((seen) => seen.ready === true)
  expect(await openPage(s.port)).toContain('fake app')
})

test('the gateway follows the tool to the port that it says', { tags: 'P-083' }, async () => {
  const s = await running({ transcript: 'clean-start', switches: 'moves-port' })
  expect(await openPage(s.port)).toContain('fake app')
  const servedLine = (await texts(s)).find((text) => text.includes('is being served at')) ?? ''
  const moved = Number(/:(\d+)$/.exec(servedLine)?.[1])
  expect(moved).toBeGreaterThan(0)
  expect(moved).not.toBe(await askedPort(s))
})

test('an address on another machine is logged and not followed', { tags: 'P-083' }, async () => {
  const s = await running({ transcript: 'clean-start', switches: 'foreign-url' })
  expect(await openPage(s.port)).toContain('fake app')
  expect(await texts(s)).toContain(
    `Flutter serves the app at http://192.0.2.7:${await askedPort(s)}. Only this machine's own http addresses are shown.`,
  )
})

/** Each file below a folder with its bytes and the time of its last change, each folder with its own. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const { mtimeNs, mode } = await stat(path, { bigint: true })
    const bytes = entry.isFile() ? createHash('sha256').update(await readFile(path)) : null
    found[path] = `${mtimeNs} ${mode} ${bytes?.digest('hex') ?? 'folder'}`
  }
  return found
}

test(
  'a whole run leaves the codebase as it was, byte for byte, its times too',
  { tags: 'P-084' },
  async () => {
    const s = await given({ transcript: 'reload-ok', switches: 'slow', sketchProgram })
    await s.edit('web/index.html', '<!doctype html>')
    await s.edit('assets/é 1.txt', 'é')
    const asFound = await contentsOf(s.project)
    expect(Object.keys(asFound)).toHaveLength(7)
    await s.call('flutterStart')
    await s.until((seen) => seen.showing === 'sketch')
    await s.release()
    await s.until((seen) => seen.ready === true)
    await openPage(s.port)
    expect(await contentsOf(s.project)).toEqual(asFound)
    // the developer's own edit: with nothing newer a reload would ask the tool for nothing
    await s.edit('lib/main.dart', '// changed')
    const before = await contentsOf(s.project)
    expect(await s.call('flutterReload')).toMatchObject({ ok: true })
    await s.call('flutterStop')
    await s.play('hot-restart-ok')
    await s.call('flutterStart')
    await s.until((seen) => seen.ready === true)
    await openPage(s.port)
    expect(await s.call('flutterRestart')).toMatchObject({ value: { receipt: { outcome: 'unchanged' } } })
    await s.call('flutterStop')
    const asked = (await s.log()).filter((entry) => entry['request'] === 'app.restart')
    expect(asked).toMatchObject([{ params: { fullRestart: false } }, { params: { fullRestart: true } }])
    expect(await contentsOf(s.project)).toEqual(before)
  },
)
