import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { openBrowser } from './open-browser.ts'

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
    await openBrowser(URL, opener, (line) => lines.push(line))
    expect({ opened, lines }).toEqual({ opened: [URL], lines: [] })
  })

  it('that cannot be done is a line with the address', async () => {
    const lines: string[] = []
    await openBrowser(
      URL,
      () => Promise.reject(new Error('there is no xdg-open')),
      (line) => lines.push(line),
    )
    expect(lines).toEqual([FAILED])
  })

  it('whose program does not start is a line with the address', async () => {
    const lines: string[] = []
    const child = new EventEmitter()
    await openBrowser(
      URL,
      async () => child,
      (line) => lines.push(line),
    )
    child.emit('error', new Error('ENOENT'))
    expect(lines).toEqual([FAILED])
  })
})
