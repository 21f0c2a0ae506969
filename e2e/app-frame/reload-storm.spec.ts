import { setTimeout as pause } from 'node:timers/promises'
import { callsTo } from '../harness/call.ts'
import { expect, test } from '../fakes/fake-flutter.ts'
import { GENERATION, behind, edit, running, seen } from './two-pages.ts'

test(
  'a reload every 200 ms for ten seconds: never more than two pages, and the last code is what is seen and told',
  { tag: '@P-333' },
  async ({ page, fakeFlutter }) => {
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
    await expect(seen(page).locator('flutter-view')).toHaveText('code 50')
    await expect(behind(page)).toHaveCount(0)
    const status = async () =>
      (await callsTo(`${fakeFlutter.helperUrl}/mosaygent`)('GET', '/flutter/status')).reply
    await expect
      .poll(status)
      .toMatchObject({ stale: null, receipt: { outcome: 'applied', screen: { state: 'shown' } } })
    const { receipts }: { receipts: { at: string; outcome: string }[] } = JSON.parse(
      JSON.stringify((await callsTo(`${fakeFlutter.helperUrl}/mosaygent`)('GET', '/flutter/receipts')).reply),
    )
    expect(receipts.at(-1)).toMatchObject({ outcome: 'applied', screen: { state: 'shown' } })
    await expect(page.getByRole('button', { name: /^Applied/ })).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'most') as object)).toEqual({ frames: 2 })
  },
)
