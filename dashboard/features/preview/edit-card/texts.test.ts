import { expect, test } from 'vitest'
import { texts } from './texts.ts'

test.each([
  [['text'], 'Text'],
  [['style', 'fontSize'], 'Font size'],
  // named elsewhere as a whole
  [['style'], 'Style'],
  [['decoration', 'style'], 'Decoration, style'],
])('%j is called %s', (path, label) => {
  expect(texts.label(path)).toBe(label)
})
