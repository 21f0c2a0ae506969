import type { PageScriptSettings } from '../../page-scripts/page/page-script-settings.ts'
// oxlint-disable-next-line import/default -- the text that the bundler makes of it
import program from '../../page-scripts/page/main.ts?browser-script'

/** Where the page finds our script; nothing of an app's own lies below it. */
export const PAGE_SCRIPT_PATH = '/__mosaygent/page.js'

/** Every Flutter shell of whatever version has one of these. A page without them is left as it is. */
const FLUTTER_SHELL = /\b(?:flutter_bootstrap|flutter|main\.dart)\.js\b|\b_flutter\.loader\b/
// No `<` within: a file of many beginnings would otherwise take the square of its length.
const HEAD = /<head\b[^<>]*>/i

/** The app shell with our script before everything else in it; null for a page that is not Flutter's. */
export function withPageScript(html: string): string | null {
  const head = HEAD.exec(html)
  if (head === null || !FLUTTER_SHELL.test(html)) return null
  const at = head.index + head[0].length
  return `${html.slice(0, at)}<script src="${PAGE_SCRIPT_PATH}"></script>${html.slice(at)}`
}

/** The script itself, of which the values of the moment are an argument. */
export function pageScript(settings: PageScriptSettings): string {
  return `((PAGE_SCRIPT_SETTINGS) => {\n${program}\n})(${JSON.stringify(settings)})\n`
}
