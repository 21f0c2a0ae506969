import { median } from './median.mjs'

/** How long a page takes from its load to its first frame, by two ways in turn. */

/**
 * In turn, so that whatever else the machine does hits both. `first`: in a profile that has never been there; `again`: in
 * one that has, as each reload finds it.
 */
export async function compareLoads(browser, product, runs) {
  const ways = { direct: product.appUrl(), gateway: product.previewUrl }
  const times = { first: { direct: [], gateway: [] }, again: { direct: [], gateway: [] } }
  const open = () => browser.newContext({ viewport: { width: 393, height: 852 } })
  const known = { direct: await open(), gateway: await open() }
  const load = (context, way) => timeLoad(context, product.dashboardUrl, ways[way], way === 'direct')
  // twice: a browser keeps what it has compiled from the second time on
  for (const way of ['direct', 'gateway', 'direct', 'gateway']) await load(known[way], way)
  for (let run = 0; run < runs; run += 1) {
    // the one that comes first finds another machine than the one after it
    const turn = run % 2 === 0 ? ['direct', 'gateway'] : ['gateway', 'direct']
    for (const way of turn) {
      times.again[way].push(await load(known[way], way))
      const fresh = await open()
      times.first[way].push(await load(fresh, way))
      await fresh.close()
    }
  }
  for (const context of Object.values(known)) await context.close()
  return Object.fromEntries(
    Object.entries(times).map(([kind, { direct, gateway }]) => [
      kind,
      { direct: median(direct), gateway: median(gateway) },
    ]),
  )
}

/** In a frame of an empty page that has the dashboard's origin, as the dashboard frames it. */
async function timeLoad(context, dashboardUrl, url, withoutWorkers) {
  const page = await context.newPage()
  try {
    await page.addInitScript(noteFirstFrame, withoutWorkers)
    const blank = `${dashboardUrl}/blank`
    await page.route(blank, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bench</title>' }),
    )
    await page.goto(blank)
    const from = await page.evaluate((src) => {
      const frame = document.createElement('iframe')
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0'
      frame.src = src
      const now = performance.timeOrigin + performance.now()
      document.body.append(frame)
      return now
    }, url)
    const app = page.frameLocator('iframe').locator('html[data-bench-drawn]')
    await app.waitFor({ state: 'attached', timeout: 120_000 })
    return Number(await app.getAttribute('data-bench-drawn')) - from
  } finally {
    await page.close()
  }
}

/** Runs in the app's page before it. */
export function noteFirstFrame(withoutWorkers) {
  if (withoutWorkers) delete Navigator.prototype.serviceWorker
  const note = () => {
    document.documentElement.dataset.benchDrawn = String(performance.timeOrigin + performance.now())
  }
  const shown = () => requestAnimationFrame(() => requestAnimationFrame(note))
  addEventListener('flutter-first-frame', shown, { once: true })
}
