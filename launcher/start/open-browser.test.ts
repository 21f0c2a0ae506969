import { EventEmitter } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { openBrowser, openPairingLink } from './open-browser.ts'

const URL = 'http://localhost:36412'
const FAILED = `No browser could be opened; the address is ${URL}`

describe('opening the browser', () => {
  it('opens the address, and says nothing', async () => {
    const opened: string[] = []
    const lines: string[] = []
    const opener = async (url: string) => {
      opened.push(url)
      return new EventEmitter()
    }
    await openBrowser(URL, { opener, log: (line) => lines.push(line) })
    expect({ opened, lines }).toEqual({ opened: [URL], lines: [] })
  })

  it('that cannot be done is a line with the address', async () => {
    const lines: string[] = []
    await openBrowser(URL, {
      opener: () => Promise.reject(new Error('there is no xdg-open')),
      log: (line) => lines.push(line),
    })
    expect(lines).toEqual([FAILED])
  })

  it('whose program does not start is a line with the address', async () => {
    const lines: string[] = []
    const child = new EventEmitter()
    await openBrowser(URL, { opener: async () => child, log: (line) => lines.push(line) })
    child.emit('error', new Error('ENOENT'))
    expect(lines).toEqual([FAILED])
  })

  it('C33 starts no program with a link that pairs: it is given the path of a page that leads there', async () => {
    const home = await temporaryFolder()
    const opened: string[] = []
    const opener = async (target: string) => {
      opened.push(target)
      return new EventEmitter()
    }
    await openPairingLink(`${URL}/#pair=the-code`, home, { opener })
    expect(opened).toEqual([expect.stringContaining(home)])
    expect(opened.join('')).not.toContain('the-code')
    expect(await readFile(opened[0] ?? '', 'utf8')).toContain(`${URL}/#pair=the-code`)
  })

  it('says the link where no page can be written', async () => {
    const file = join(await temporaryFolder(), 'no folder é')
    await writeFile(file, '')
    const opened: string[] = []
    const lines: string[] = []
    await openPairingLink(`${URL}/#pair=the-code`, file, {
      opener: async (target) => {
        opened.push(target)
        return new EventEmitter()
      },
      log: (line) => lines.push(line),
    })
    expect(opened).toEqual([])
    expect(lines).toEqual([`${FAILED}/#pair=the-code`])
  })
})
