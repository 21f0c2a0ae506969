import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { callsTo } from '../harness/call.ts'
import { expect, test } from '../harness/test.ts'

/** The whole journey by plain HTTP calls, as a script of the same user makes them: no browser, no token. */
test('the journey with plain calls', async ({ product }) => {
  const call = callsTo(product.helperUrl)
  const get = (path: string) => call('GET', `/mosaygent${path}`)
  const post = (path: string, body?: object) => call('POST', `/mosaygent${path}`, body)
  const preview = async () => (await fetch(`${product.previewUrl}/`)).text()

  expect((await call('GET', '/health')).reply).toMatchObject({ status: 'ok', name: 'mosaygent-helper' })
  expect((await get('/environment/directory')).reply).toEqual({ path: null })
  expect((await post('/environment/clone-api')).status).toBe(409)

  for (const path of ['', '   ', 'relative/path', join(product.projectFolder, 'missing')]) {
    const refused = await post('/environment/set-directory', { path })
    expect(refused.status).toBe(422)
    expect(refused.reply['detail']).toMatch(/\S/)
  }
  expect((await get('/environment/directory')).reply).toEqual({ path: null })
  expect((await post('/environment/set-directory', { path: product.projectFolder })).reply).toEqual({
    path: product.projectFolder,
  })

  expect((await post('/flutter/start')).status).toBe(409)
  const clones = await Promise.all([post('/environment/clone-api'), post('/environment/clone-flutter')])
  expect(clones.map(({ status }) => status)).toEqual([200, 200])
  expect((await post('/environment/clone-flutter')).status).toBe(409)
  const { reply: status } = await get('/environment/status')
  expect(status).toMatchObject({
    api: { detected: true, git: { branch: 'main', dirty: false }, running: false },
    flutter: {
      detected: true,
      path: join(product.projectFolder, 'flutter'),
      git: { branch: 'main', dirty: false },
    },
  })

  expect((await post('/flutter/reload')).status).toBe(409)
  expect((await post('/flutter/stop')).status).toBe(200)
  expect((await post('/flutter/start')).status).toBe(200)
  await expect.poll(async () => (await get('/flutter/status')).reply['ready']).toBe(true)
  expect((await get('/flutter/status')).reply).toMatchObject({
    running: true,
    engine: 'sketch',
    state: 'running',
  })
  expect(await preview()).toContain('Tidewater')

  const main = join(product.projectFolder, 'flutter/lib/main.dart')
  const text = await readFile(main, 'utf8')
  await writeFile(main, text.replace("'Tidewater'", "'Ebb and flow'"))
  // What git says is remembered for two seconds, unless git itself did something.
  const flutter = async () => (await get('/environment/status')).reply['flutter']
  await expect.poll(flutter).toMatchObject({ git: { dirty: true }, running: true })
  expect((await post('/flutter/reload')).reply).toMatchObject({
    // no browser: nobody sees it yet
    receipt: { outcome: 'compiled', files: 1, screen: { state: 'no-page' } },
  })
  expect(await preview()).toContain('Ebb and flow')
  expect((await post('/flutter/reload')).reply).toMatchObject({ receipt: { outcome: 'unchanged' } })

  await writeFile(main, text.replace("'Tidewater';", "'Tidewater'"))
  expect((await post('/flutter/reload')).reply).toMatchObject({ receipt: { outcome: 'not-compiled' } })
  const { reply: broken } = await get('/flutter/errors')
  expect(JSON.stringify(broken['errors'])).toContain('lib/main.dart:')
  expect(await preview()).toContain('Ebb and flow')

  await writeFile(main, text)
  expect((await post('/flutter/restart')).reply).toMatchObject({ receipt: { outcome: 'compiled' } })
  expect((await get('/flutter/errors')).reply['errors']).toEqual([])
  expect((await post('/flutter/stop')).status).toBe(200)
  expect((await get('/flutter/status')).reply).toMatchObject({ running: false, pid: null })
  expect((await get('/firebase/project')).reply).toMatchObject({ project_id: null })

  expect(await product.stop()).toBe(0)
  await expect(fetch(`${product.helperUrl}/health`)).rejects.toThrow()
})
