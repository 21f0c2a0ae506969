import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const words = async (widget: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(widget) }))

const STATES = "loading: Text('Wait'), error: (error) => Text('Broken')"

it.each([
  [`Resolved(future: Future.value('Tea'), ${STATES}, data: (it) => Text(it.toString()))`, 'Tea'],
  [`Waiting(stream: Stream.value('Tea'), ${STATES}, onData: (context, it) => Text(it))`, 'Tea'],
  [`Resolved(future: Future.error('no'), ${STATES}, data: (it) => Text('Tea'))`, 'Broken'],
  [`Resolved(future: null, ${STATES}, data: (it) => Text('Tea'))`, 'Wait'],
])("a package's builder of what comes later, by its names: %s", { tags: 'P-1109' }, async (widget, said) => {
  expect(await words(widget)).toBe(said)
})

it.each([
  ['kept.dark.getOr(false)', 'false'],
  ["kept.getStringOr('name', 'Ada')", 'Ada'],
  ["kept.getOrDefault('size', 3)", '3'],
  ['kept.order(false)', '…'],
])('what stands for an absent value in a store of a package: %s', { tags: 'P-1109' }, async (read, said) => {
  expect(await words(`Text('\${${read}}')`)).toBe(said)
})
