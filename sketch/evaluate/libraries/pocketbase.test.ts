import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

describe('nobody is signed in to the PocketBase of a new app', { tags: 'P-702' }, () => {
  it.each([
    ["base.authStore.isValid ? 'in' : 'out'", 'out'],
    ["'<${base.authStore.token}>'", '&lt;&gt;'],
    ["base.authStore.record?.id ?? 'none'", 'none'],
  ])('%s', async (text, words) => {
    const page = `Text(${text})`
    const more = "final base = PocketBase('http://shop.example');"
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more) }))).toBe(words)
  })
})
