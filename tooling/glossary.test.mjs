import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

test('each word of docs/glossary.md stands once, and lives where it says', async () => {
  const text = await readFile(join(root, 'docs', 'glossary.md'), 'utf8')
  const rows = [...text.matchAll(/^\| ([^|]+) \| [^|]+ \| `([^`]+)` \|$/gm)]
  expect(rows.length).toBeGreaterThan(30)
  const words = rows.map(([, word]) => word)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  expect(rows.map(([, , file]) => file).filter((file) => !existsSync(join(root, file)))).toEqual([])
})
