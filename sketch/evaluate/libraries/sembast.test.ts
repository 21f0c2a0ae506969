import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

describe('stores of sembast in an app that was just installed', { tags: 'P-696' }, () => {
  it.each([
    ["StoreRef.main().record('cart').get(db)", 'null'],
    ["stringMapStoreFactory.store('books').find(db).length", '0'],
    ['intMapStoreFactory.store().count(db)', '0'],
    ["StoreRef.main().record('cart').exists(db)", 'false'],
  ])('%s', async (expression, words) => {
    const page = `Text('\${${expression}}')`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))).toBe(words)
  })

  it.each([
    ["record('cart').onSnapshot(db).map((each) => each == null ? 'empty' : 'full')", 'empty'],
    ['query().onSnapshots(db).map((each) => each.length.toString())', '0'],
  ])('its streams tell so: %s', async (stream, words) => {
    const page = `StreamBuilder(stream: StoreRef.main().${stream}, builder: (c, snapshot) => Text('\${snapshot.data}'))`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))).toBe(words)
  })
})
