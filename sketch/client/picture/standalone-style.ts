import { ROOT_CLASS } from './standalone-copy.ts'
import { toDataAddress } from './to-data-address.ts'

/** The page's styles as a text that needs nothing: fonts that are in use are in it, the others are left out. */
export async function standaloneStyle(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => Array.from(cssRules))
  // The set lists the faces of the style sheets first, in their order.
  const states = [...document.fonts].map(({ status }) => status)
  let face = -1
  const texts = rules.map(async (rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return rule.cssText.replaceAll(':root', `.${ROOT_CLASS}`)
    face += 1
    if (states[face] !== 'loaded') return ''
    const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)?.[1]
    const data = address === undefined ? null : await toDataAddress(address)
    return address === undefined || data === null ? '' : rule.cssText.replace(address, data)
  })
  return (await Promise.all(texts)).join('\n')
}
