import { lstat, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { writeRedirectPage } from './redirect-page.ts'

const LINK = 'https://app.example/a?b=1&c=%22#pair=the-code'
const modeOf = async (path: string) => (await lstat(path)).mode & 0o777

describe('the page that leads to a pairing link', () => {
  it('leads there and nowhere else', async () => {
    const page = await readFile(await writeRedirectPage(await temporaryFolder(), LINK), 'utf8')
    expect(page).toContain(
      '<meta http-equiv="refresh" content="0;url=https://app.example/a?b=1&amp;c=%22#pair=the-code">',
    )
    expect(page.match(/https?:/g)).toHaveLength(1)
    expect(page).not.toMatch(/<(script|link|img|iframe|a|form)\b/)
  })

  it.skipIf(process.platform === 'win32')('is for this user alone, in a folder of its own', async () => {
    const file = await writeRedirectPage(await temporaryFolder(), LINK)
    expect([await modeOf(file), await modeOf(dirname(file))]).toEqual([0o600, 0o700])
  })

  it('takes the place of what a killed run left, and writes through no link', async () => {
    const home = await temporaryFolder()
    const elsewhere = join(home, 'elsewhere é')
    await mkdir(elsewhere)
    await writeFile(join(elsewhere, 'mosaygent.html'), 'theirs')
    await symlink(elsewhere, join(home, 'open-app.example'))
    const file = await writeRedirectPage(home, LINK)
    expect((await lstat(dirname(file))).isSymbolicLink()).toBe(false)
    expect(await readFile(join(elsewhere, 'mosaygent.html'), 'utf8')).toBe('theirs')
    expect(await readdir(dirname(await writeRedirectPage(home, LINK)))).toEqual(['mosaygent.html'])
  })
})
