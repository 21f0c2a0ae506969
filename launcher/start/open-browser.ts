import { writeRedirectPage } from './redirect-page.ts'
import { type OperatingSystem } from '@mosaygent/helper/operating-system'

interface Opening {
  readonly opener?: (target: string) => Promise<{ on(event: 'error', report: () => void): unknown }>
  readonly log?: (line: string) => void
}

/** Whether a browser window makes sense here: never in CI, and on Linux only with a display. */
export function canOpenBrowser(env: NodeJS.ProcessEnv, { opening }: OperatingSystem): boolean {
  if (env['CI']) return false
  return !opening.needsDisplay || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
}

/** Opens the user's browser; failing to is worth a line, not an error. */
export function openBrowser(url: string, opening: Opening = {}): Promise<void> {
  return openTarget(url, async () => url, opening)
}

/** Opens a link that pairs a browser, by a page in our folder: no program is started with the link itself. */
export function openPairingLink(link: string, home: string, opening: Opening = {}): Promise<void> {
  return openTarget(link, () => writeRedirectPage(home, link), opening)
}

/** Loaded with the first window: most helpers never open one. */
const openWindow = async (target: string) => (await import('open')).default(target)

async function openTarget(
  url: string,
  targetOf: () => Promise<string>,
  { opener = openWindow, log = (line) => console.log(line) }: Opening,
): Promise<void> {
  const failed = () => log(`No browser could be opened; the address is ${url}`)
  try {
    const child = await opener(await targetOf())
    child.on('error', failed)
  } catch {
    failed()
  }
}
