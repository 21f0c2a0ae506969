import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { ICON_FILES, ROBOTO_FILES } from '../draw/font-faces.ts'

test('the build copies the parser and every font that a page can ask for', async () => {
  const copied = await readdir(path.join(path.dirname(inject('sketchBundle')), 'assets'))
  const wanted = ['tree-sitter-dart_orchard.wasm', 'web-tree-sitter.wasm', ...ROBOTO_FILES, ...ICON_FILES]
  expect(copied.sort()).toEqual([...wanted].sort())
})
