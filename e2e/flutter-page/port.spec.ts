import { expect, test } from '../harness/recorded-run.ts'

test.skip(process.platform === 'win32', 'the fake flutter is a script with a #! line')

for (const [what, switches] of [
  ['a port that the project moved is followed', 'moves-port'],
  ['an address on another machine is told and not followed', 'foreign-url'],
] as const)
  test(what, { tag: '@P-083' }, async ({ given }) => {
    const s = await given({ recording: 'clean-start', switches })
    expect((await s.call('POST', '/flutter/start')).status).toBe(200)
    await expect.poll(s.status).toMatchObject({ ready: true })
    expect(await s.openApp()).toEqual({ status: 200, text: expect.stringContaining('fake app') })
    const [{ start }] = (await s.log()) as [{ start: string[] }]
    const asked = Number(start[start.indexOf('--web-port') + 1])
    const { lines } = (await s.call('GET', '/flutter/console')).reply as { lines: { text: string }[] }
    const texts = lines.map(({ text }) => text)
    if (switches === 'foreign-url') {
      expect(texts).toContain(
        `Flutter serves the app at http://192.0.2.7:${asked}. Only this machine's own http addresses are shown.`,
      )
      return
    }
    const said = texts.find((text) => text.includes('is being served at')) ?? ''
    const moved = Number(/:(\d+)$/.exec(said)?.[1])
    expect(moved).toBeGreaterThan(0)
    expect(moved).not.toBe(asked)
  })
