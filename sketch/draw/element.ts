import type { SourceOffset } from '../evaluate/value.ts'
import type { Bounds, Extent } from './box.ts'
import type { Css } from './css.ts'
import type { Handler } from './session.ts'
import type { TranslatedText } from './translated.ts'

type Tag =
  | 'div'
  | 'span'
  | 'main'
  | 'header'
  | 'nav'
  | 'button'
  | 'input'
  | 'select'
  | 'option'
  | 'img'
  | 'br'

/** What the parent allowed a widget, and how the widget came out in it. */
export interface Layout {
  readonly bounds: Bounds
  readonly width: Extent
  readonly height: Extent
}

/** What an element tells of the widget that it stands for. */
export interface Standing {
  /** Flutter's or a package's name of the widget. */
  readonly widget?: string
  /** The project's own widgets whose `build` made it, the outermost first. */
  readonly own?: readonly string[]
  /** Where the calls that made those are written, the outermost first. */
  readonly made?: readonly SourceOffset[]
  /** Where the widget is written. */
  readonly at?: SourceOffset
  /** What a tap on it means. */
  readonly tap?: Handler
  readonly layout?: Layout
  /** The translations that the widget is given. */
  readonly translated?: readonly TranslatedText[]
  /** Of a whole picture: its page alone, where the app's `builder` puts more around it, a bar that tells of no network. */
  readonly page?: Element
}

/**
 * An element of a picture. The whole picture is a tree of these until `serialise` writes it as HTML, so nothing in
 * it is escaped, and what is asked of a picture is asked of this tree.
 */
export interface Element extends Standing {
  readonly tag: Tag
  readonly class?: string
  readonly style: Css
  readonly attributes: Readonly<Record<string, string>>
  /** Elements, and text as the app has it. */
  readonly children: readonly Child[]
}

export type Child = Element | string

/** What can be put into an element; nothing and empty text leave nothing behind. */
export type Content = Child | null | readonly Content[]

export interface ElementOptions extends Standing {
  readonly tag?: Tag
  readonly class?: string
  readonly attributes?: Readonly<Record<string, string>>
}

export function element(style: Css, content: Content, options: ElementOptions = {}): Element {
  return { tag: 'div', attributes: {}, ...options, style, children: childrenOf(content) }
}

function childrenOf(content: Content): readonly Child[] {
  if (content === null || content === '') return []
  if (typeof content === 'string' || 'tag' in content) return [content]
  return content.flatMap(childrenOf)
}
