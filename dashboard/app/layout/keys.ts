import { PREVIEW_KEYS, PREVIEW_OTHER_KEYS } from '../../features/preview/preview-keys-table.ts'
import { FOOTER_PAGES, PAGES } from './pages.ts'
import { texts } from './texts.ts'

export interface KeyRow {
  /** Keys one after the other, `G E`. */
  readonly keys: string
  readonly does: string
  /** A letter or sign alone: can be switched off. */
  readonly single: boolean
}

export interface KeyGroup {
  readonly title: string
  readonly rows: readonly KeyRow[]
}

const mac = /mac|iphone|ipad/i.test(navigator.userAgent)

/** The key that opens the palette, as this system writes it. */
export const PALETTE_KEYS = mac ? '⌘ K' : 'Ctrl K'

/** Every key there is; what a page's keys do is read from the page's own table. */
export const KEY_GROUPS: readonly KeyGroup[] = [
  {
    title: texts.keys.goTo,
    rows: [...PAGES, ...FOOTER_PAGES].map(({ key, name }) => ({
      keys: `G ${key.toUpperCase()}`,
      does: name,
      single: true,
    })),
  },
  {
    title: texts.keys.flutter,
    rows: [
      ...PREVIEW_KEYS.map(({ shown, words }) => ({ keys: shown, does: words, single: true })),
      ...PREVIEW_OTHER_KEYS.map(({ shown, words }) => ({ keys: shown, does: words, single: false })),
    ],
  },
  {
    title: texts.keys.everywhere,
    rows: [
      { keys: PALETTE_KEYS, does: texts.palette.label, single: false },
      { keys: '?', does: texts.keys.title, single: true },
    ],
  },
]
