import { expect, it } from 'vitest'
import { texts as starter } from '../../features/preview/starter/texts.ts'
import { overlayTexts } from '../../features/preview/preview-pane/texts.ts'
import { literal, tableOf } from './tables.test-support.ts'

const sources = import.meta.glob<string>('../../features/preview/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The heading of every overlay in the code. */
const headings = new Set(
  Object.values(sources).flatMap((text) =>
    Array.from(text.matchAll(/<OverlayPanel\b[\s\S]*?title=\{([^}]*)\}/g), ([, title = '']) => title),
  ),
)
const errors = overlayTexts.doesNotCompile(2)
/** What each of them says, and the button that it has. */
const SAYS: Record<string, { titles: readonly string[]; button?: string }> = {
  'overlayTexts.downloading': { titles: [overlayTexts.downloading] },
  'overlayTexts.offline': { titles: [overlayTexts.offline], button: overlayTexts.checkAgain },
  'overlayTexts.acting[action]': { titles: [overlayTexts.acting.reload, overlayTexts.acting.restart] },
  'overlayTexts.starting': { titles: [overlayTexts.starting], button: overlayTexts.cancel },
  'overlayTexts.doesNotCompile(overlay.errors)': { titles: [errors] },
  'overlayTexts.doesNotCompile(compileErrors)': { titles: [errors] },
  'overlayTexts.ready': { titles: [overlayTexts.ready], button: overlayTexts.start },
  'overlayTexts.crashed': { titles: [overlayTexts.crashed] },
  'overlayTexts.endedWithHelper': { titles: [overlayTexts.endedWithHelper] },
  'texts.settingUp': { titles: [starter.settingUp], button: overlayTexts.cancel },
  'overlay.reconnected ? overlayTexts.reconnected : overlayTexts.looking': {
    titles: [overlayTexts.looking, overlayTexts.reconnected],
  },
  'overlayTexts.loadingApp': { titles: [overlayTexts.loadingApp] },
}

const rows = tableOf('## Flutter')

it('what covers the screen is what the table of overlays says, and nothing else', () => {
  expect(headings.size).toBeGreaterThan(8)
  expect([...headings].toSorted()).toEqual(Object.keys(SAYS).toSorted())
  const said = new Set(Object.values(SAYS).flatMap(({ titles }) => titles))
  const written = rows.flatMap(([, title]) => literal(title))
  expect(written.toSorted()).toEqual([...said].toSorted())
})

it('each has the button that the table says', () => {
  const buttons = Object.values(SAYS).flatMap(({ titles: [title = ''], button }) =>
    button === undefined ? [] : [[title, button] as const],
  )
  const rowOf = (title: string) => rows.find(([, titles]) => literal(titles).includes(title))
  for (const [title, button] of buttons)
    expect([title, literal(rowOf(title)?.[3])[0]]).toEqual([title, button])
  const without = rows.filter(([, titles]) =>
    literal(titles).every((title) => !buttons.some(([of]) => of === title)),
  )
  expect(without.flatMap(([, , , button]) => literal(button))).toEqual([])
})
