const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it may stand in HTML, in content and in quoted attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

export type Css = Readonly<Record<string, string | number | null | undefined>>

/** Numbers are logical pixels. Characters that would end a declaration are removed from values. */
function cssText(css: Css): string {
  return Object.entries(css)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(
      ([name, value]) =>
        `${name}:${typeof value === 'number' ? px(value) : String(value).replace(/[;{}<>]/g, '')}`,
    )
    .join(';')
}

export function px(value: number): string {
  return value === 0 ? '0' : `${Math.round(value * 100) / 100}px`
}

export interface ElementOptions {
  readonly tag?: string
  /** Name of the widget that this element stands for. */
  readonly widget?: string
  readonly class?: string
  readonly attributes?: Readonly<Record<string, string>>
}

/** `content` is HTML already. */
export function element(css: Css, content: string, options: ElementOptions = {}): string {
  const { tag = 'div', widget, attributes = {} } = options
  const style = cssText(css)
  const all: [string, string][] = [
    ...(widget === undefined ? [] : [['data-widget', widget] satisfies [string, string]]),
    ...(options.class === undefined ? [] : [['class', options.class] satisfies [string, string]]),
    ...(style === '' ? [] : [['style', style] satisfies [string, string]]),
    ...Object.entries(attributes),
  ]
  const written = all.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')
  return `<${tag}${written}>${content}</${tag}>`
}
