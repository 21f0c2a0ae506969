import { setTimeout as pause } from 'node:timers/promises'
import { endpoints } from '@mosaygent/contract'
import { callsTo } from '../harness/call.ts'
import { expect, test } from '../fakes/fake-flutter.ts'
import { GENERATION, behind, edit, running, seen } from './two-pages.ts'

test(
  'a reload every 200 ms for ten seconds: never more than two pages, and the last code is what is seen and told',
  { tag: '@P-333' },
  async ({ page, fakeFlutter }) => {
    test.slow()
    // fifty pages are asked for: on a busy machine the last one comes long after the storm
    const patience = { timeout: 180_000 }
    await running(page, fakeFlutter)
    await page.evaluate(() => {
      const most = { frames: 0 }
      Object.assign(window, { most })
      const count = () => (most.frames = Math.max(most.frames, document.querySelectorAll('iframe').length))
      new MutationObserver(count).observe(document, { childList: true, subtree: true })
    })
    const replies: Promise<unknown>[] = []
    for (let turn = 1; turn <= 50; turn += 1) {
      await fakeFlutter.tell('/page', { ...GENERATION, app: { text: `code ${turn}` } })
      await edit(fakeFlutter)
      replies.push(fakeFlutter.post('/flutter/reload'))
      // the pace of the input, no wait for an outcome
      await pause(200)
    }
    await Promise.all(replies)
    const call = callsTo(`${fakeFlutter.helperUrl}/mosaygent`)
    // a page of a reload before may have the last code as well: the helper knows when that of the last one is there
    await expect
      .poll(async () => (await call('GET', '/flutter/status')).reply, patience)
      .toMatchObject({ stale: null })
    await expect(seen(page).locator('flutter-view')).toHaveText('code 50')
    await expect(behind(page)).toHaveCount(0)
    const receipts = async () =>
      endpoints.flutterReceipts.reply.parse((await call('GET', '/flutter/receipts')).reply).receipts
    // a reload that waited may have found the last edit as well: then the last one had nothing to bring
    const brought = async () => (await receipts()).findLast(({ outcome }) => outcome !== 'unchanged')
    await expect.poll(brought, patience).toMatchObject({ outcome: 'applied', screen: { state: 'shown' } })
    const last = (await receipts()).at(-1)?.outcome === 'unchanged' ? /^No changes/ : /^Applied/
    await expect(page.getByRole('button', { name: last })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'most') as object)).toEqual({ frames: 2 })
  },
)
