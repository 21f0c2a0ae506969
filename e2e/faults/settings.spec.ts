import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { signInAs } from '../harness/sign-in.ts'
import { expect, test } from './harness.ts'

test(
  'a helper killed in the midst of its writing keeps one choice or the other; a damaged file is set aside, said once in the page, and the defaults hold',
  { tag: '@P-112' },
  async ({ page, harness }) => {
    test.slow()
    const choices = [harness.project, join(harness.folder, 'autre projet é')]
    for (const folder of choices) await mkdir(folder, { recursive: true })
    const damaged = async () => (await readdir(harness.home)).filter((name) => name.includes('damaged'))
    const chosen = { path: '/environment/directory', set: '/environment/set-directory' }

    await test.step('killed while it writes', async () => {
      for (const after of [1, 4, 9]) {
        const helper = await harness.run().ready()
        let answered = 0
        const choosing = Array.from({ length: 20 }, async (_, index) => {
          const { status } = await helper.call('POST', chosen.set, { path: choices[index % 2] })
          answered += status === 200 ? 1 : 0
          if (answered === after) helper.child.kill('SIGKILL')
        })
        // those that came too late got no answer
        await Promise.allSettled(choosing)
        await helper.ended
        const next = await harness.run().ready()
        expect(choices).toContain((await next.call('GET', chosen.path)).reply['path'])
        expect(await damaged()).toEqual([])
        next.child.kill('SIGTERM')
        expect(await next.ended).toBe(0)
      }
    })

    const state = join(harness.home, 'state.json')
    const half = (await readFile(state, 'utf8')).slice(0, 20)
    await writeFile(state, half)
    const told = /^The saved project directory could not be read\. The damaged file was kept as .+\.$/
    const open = async () => {
      const product = await harness.run({ args: ['start', '--no-open'] }).ready()
      await page.goto(/^Ready {2}(http\S+)/m.exec(product.output())?.[1] ?? '')
      return product
    }

    await test.step('a damaged file', async () => {
      const product = await open()
      await signInAs(page, 'ann@example.com', 'Ann')
      await expect(page.getByText(told)).toHaveCount(1)
      const [aside = '', ...others] = await damaged()
      expect(others).toEqual([])
      await expect(page.getByText(told)).toContainText(aside)
      expect(await readFile(join(harness.home, aside), 'utf8')).toBe(half)
      expect((await product.call('GET', chosen.path)).reply).toEqual({ path: null })
      expect((await product.call('POST', chosen.set, { path: harness.project })).status).toBe(200)
      product.child.kill('SIGTERM')
      expect(await product.ended).toBe(0)
    })

    await test.step('and no more of it at the next start', async () => {
      const product = await open()
      await page.goto(new URL('/environment', page.url()).href)
      await expect(page.getByText(harness.project, { exact: true })).toBeVisible()
      await expect(page.getByText(told)).toHaveCount(0)
      expect(product.output()).not.toContain('damaged')
      expect(await damaged()).toHaveLength(1)
    })
  },
)

test(
  '`mosaygent doctor` beside a running product tells tools, login, ports with their holders, directory, disk, folder, sessions and what is left over',
  { tag: '@P-114' },
  async ({ harness }) => {
    await harness.program('git', '#!/bin/sh\necho "git version 2.51.0"\n')
    await harness.program('gh', '#!/bin/sh\n[ "$1" = --version ] && echo "gh version 2.80.0 (2025-09-23)"\n')
    const env = { PATH: harness.bin }
    const helper = await harness.run({ env }).ready()
    await helper.call('POST', '/environment/set-directory', { path: harness.project })
    const doctor = harness.run({ args: ['doctor'], env })
    expect(await doctor.ended).toBe(0)
    const lines = doctor.output().trim().split('\n')
    const line = (name: string) => lines.find((text) => text.split(/\s+/)[1] === name)
    expect(line('git')).toMatch(/^ok .*2\.51\.0/)
    expect(line('gh')).toMatch(/^ok .*2\.80\.0/)
    expect(line('login')).toMatch(/^missing .*nobody is logged in/)
    expect(line('node')).toContain(process.versions.node)
    for (const tool of ['flutter', 'uv', 'firebase']) expect(line(tool), tool).toMatch(/^missing /)
    expect(line('directory')).toContain(harness.project)
    expect(line('disk')).toMatch(/ GB free/)
    expect(line('home')).toContain(harness.home)
    expect(line('sessions')).toMatch(/^ok /)
    expect(line('leftovers')).toMatch(/^ok .*none/)
    const port = new URL(helper.url).port
    expect(lines.filter((text) => text.includes(port)).join('\n')).toMatch(/Mosaygent|helper/)
    expect(await helper.answers()).toBe(true)
  },
)
