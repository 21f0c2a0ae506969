import { expect, it } from 'vitest'
import { texts as starter } from '../../features/preview/starter/texts.ts'
import { glassTexts } from '../../features/preview/stage/texts.ts'
import { literal, tableOf } from './tables.test-support.ts'

const sources = import.meta.glob<string>('../../features/preview/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** The heading of every overlay in the code. */
const headings = new Set(
  Object.values(sources).flatMap((text) =>
    Array.from(text.matchAll(/<Veil\b[\s\S]*?title=\{([^}]*)\}/g), ([, title = '']) => title),
  ),
)
const errors = glassTexts.doesNotCompile(2)
/** What each of them says, and the button that it has. */
const SAYS: Record<string, { titles: readonly string[]; button?: string }> = {
  'glassTexts.downloading': { titles: [glassTexts.downloading] },
  'glassTexts.offline': { titles: [glassTexts.offline], button: glassTexts.checkAgain },
  'glassTexts.acting[action]': { titles: [glassTexts.acting.reload, glassTexts.acting.restart] },
  'glassTexts.starting': { titles: [glassTexts.starting], button: glassTexts.cancel },
  'glassTexts.doesNotCompile(overlay.errors)': { titles: [errors] },
  'glassTexts.doesNotCompile(compileErrors)': { titles: [errors] },
  'glassTexts.ready': { titles: [glassTexts.ready], button: glassTexts.start },
  'glassTexts.crashed': { titles: [glassTexts.crashed] },
  'glassTexts.endedWithHelper': { titles: [glassTexts.endedWithHelper] },
  'texts.settingUp': { titles: [starter.settingUp], button: glassTexts.cancel },
  'overlay.reconnected ? glassTexts.reconnected : glassTexts.looking': {
    titles: [glassTexts.looking, glassTexts.reconnected],
  },
  'glassTexts.loadingApp': { titles: [glassTexts.loadingApp] },
}

const rows = tableOf('## Flutter')

it('what covers the glass is what the table of overlays says, and nothing else', () => {
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
