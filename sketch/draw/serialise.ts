import { px } from './css.ts'
import type { SourceOffset } from '../evaluate/value.ts'
import type { Css } from './css.ts'
import type { Child } from './element.ts'
import type { Handler } from './session.ts'
import type { TranslatedText } from './translated.ts'

/** A tree as HTML, with what the numbers in it count. */
export interface Serialised {
  readonly html: string
  /** The files that `data-at` counts. */
  readonly files: readonly string[]
  /** The handlers that `data-tap` counts. */
  readonly handlers: readonly Handler[]
  /** The translations that `data-translated` counts. */
  readonly translated: readonly (readonly TranslatedText[])[]
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Elements that have no end tag. */
const VOID: ReadonlySet<string> = new Set(['img', 'input', 'br'])

/** Text as it may stand in HTML, in content and in quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

/** The only place where a picture becomes text. */
export function serialise(children: readonly Child[]): Serialised {
  const out: string[] = []
  const files = new Map<string, number>()
  const handlers: Handler[] = []
  const translated: (readonly TranslatedText[])[] = []
  const placeOf = ({ file, offset }: SourceOffset) => `${numberOf(files, file)}:${offset}`
  const attribute = (name: string, value: string): void => {
    out.push(' ', name, '="', escapeHtml(value), '"')
  }
  const write = (child: Child): void => {
    if (typeof child === 'string') {
      out.push(escapeHtml(child))
      return
    }
    out.push('<', child.tag)
    if (child.widget !== undefined) attribute('data-widget', child.widget)
    if (child.class !== undefined) attribute('class', child.class)
    const style = cssText(child.style)
    if (style !== '') attribute('style', style)
    for (const [name, value] of Object.entries(child.attributes)) attribute(name, value)
    if (child.at !== undefined) attribute('data-at', placeOf(child.at))
    if (child.tap !== undefined) attribute('data-tap', String(handlers.push(child.tap) - 1))
    if (child.translated !== undefined)
      attribute('data-translated', String(translated.push(child.translated) - 1))
    if (child.own !== undefined) attribute('data-own', child.own.join(' '))
    if (child.made !== undefined && child.made.length > 0)
      attribute('data-made', child.made.map(placeOf).join(' '))
    out.push('>')
    for (const inner of child.children) write(inner)
    if (!VOID.has(child.tag)) out.push('</', child.tag, '>')
  }
  for (const child of children) write(child)
  return { html: out.join(''), files: [...files.keys()], handlers, translated }
}

function numberOf(files: Map<string, number>, file: string): number {
  const known = files.get(file)
  if (known !== undefined) return known
  files.set(file, files.size)
  return files.size - 1
}

/** Characters that would end a declaration are removed from values. */
function cssText(css: Css): string {
  return Object.entries(css)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(
      ([name, value]) =>
        `${name}:${typeof value === 'number' ? px(value) : String(value).replace(/[;{}<>]/g, '')}`,
    )
    .join(';')
}
