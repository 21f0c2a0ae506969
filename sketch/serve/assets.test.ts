import { access } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject, test } from 'vitest'
import { assetFiles } from '../asset-files.mjs'
import { ICON_FILES, ROBOTO_FILES } from '../draw/font-faces.ts'

test('every font that a page can ask for is among the files that the build copies', async () => {
  const copied = assetFiles.map((file) => path.basename(file))
  expect(copied).toEqual(expect.arrayContaining([...ROBOTO_FILES, ...ICON_FILES]))
  const assets = path.join(path.dirname(inject('sketchBundle')), 'assets')
  await expect(Promise.all(copied.map((file) => access(path.join(assets, file))))).resolves.toHaveLength(
    copied.length,
  )
})
