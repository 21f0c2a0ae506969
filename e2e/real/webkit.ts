import { type ChildProcess, spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect } from '@playwright/test'
import { freePort } from '../harness/free-ports.ts'

/** What `npm run test:real` found of WebKit. */
export interface WebKit {
  readonly browser: string
  readonly driver: string
  readonly screen: string
  readonly selenium: string
}

/** Null: no WebKit with a driver is installed, and none could be. */
export function foundWebKit(env: NodeJS.ProcessEnv): WebKit | null {
  const [browser, driver, screen, selenium] = ['BROWSER', 'DRIVER', 'SCREEN', 'SELENIUM'].map(
    (part) => env[`MOSAYGENT_TEST_WEBKIT_${part}`],
  )
  return browser && driver && screen && selenium ? { browser, driver, screen, selenium } : null
}

/** What these tests use of selenium-webdriver, which is installed beside the product and not with it. */
export interface Page {
  get(url: string): Promise<void>
  /** Functions run in the page, as their source. */
  executeScript(script: () => unknown): Promise<unknown>
  executeAsyncScript(
    script: (given: string, tell: (value: number) => void) => void,
    given: string,
  ): Promise<unknown>
  takeScreenshot(): Promise<string>
  findElement(locator: { xpath: string } | { css: string }): Promise<Element>
  findElements(locator: { css: string }): Promise<Element[]>
  getAllWindowHandles(): Promise<string[]>
  getWindowHandle(): Promise<string>
  getCurrentUrl(): Promise<string>
  switchTo(): {
    window(handle: string): Promise<void>
    frame(frame: number): Promise<void>
    parentFrame(): Promise<void>
    defaultContent(): Promise<void>
  }
  manage(): { window(): { setRect(size: { width: number; height: number }): Promise<unknown> } }
  quit(): Promise<void>
}
interface Element {
  click(): Promise<void>
  sendKeys(text: string): Promise<void>
}
interface Selenium {
  readonly Builder: new () => {
    usingServer(url: string): InstanceType<Selenium['Builder']>
    withCapabilities(capabilities: object): InstanceType<Selenium['Builder']>
    build(): Promise<Page>
  }
}

/** One WebKit with an empty profile, on a screen that nobody sees. */
export async function openWebKit({ browser, driver, screen, selenium }: WebKit, home: string) {
  const started: ChildProcess[] = []
  const close = () => {
    for (const child of started.toReversed()) child.kill('SIGKILL')
  }
  try {
    const display = spawn(screen, ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    started.push(display)
    const number = await firstLine(display)
    const port = await freePort()
    const env = { ...process.env, DISPLAY: `:${number}`, HOME: home, XDG_RUNTIME_DIR: home }
    started.push(spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' }))
    await listens(port)
    const { default: driving } = (await import(pathToFileURL(selenium).href)) as { default: Selenium }
    const page = await new driving.Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      })
      .build()
    await page.manage().window().setRect({ width: 1440, height: 900 })
    return {
      page,
      async close() {
        await page.quit()
        close()
      },
    }
  } catch (error) {
    close()
    throw error
  }
}

/** The driver is there: it is asked once for a browser, and not again. */
async function listens(port: number): Promise<void> {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    )
  await expect.poll(answers).toBe(true)
}

const firstLine = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('no screen could be made')))
    child.stdout?.setEncoding('utf8').once('data', (line: string) => resolve(line.trim()))
  })
