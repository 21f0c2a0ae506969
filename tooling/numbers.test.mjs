import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const docs = join(dirname(dirname(fileURLToPath(import.meta.url))), 'docs')
const twice = (numbers) => numbers.filter((number, place) => numbers.indexOf(number) !== place)

// Two changes made at the same time take the same next number; nothing else notices it.
test('a number of docs/product.md stands for one statement', async () => {
  const text = await readFile(join(docs, 'product.md'), 'utf8')
  const numbers = [...text.matchAll(/\*\*(P-\d{3})\*\*/g)].map(([, number]) => number)
  expect(numbers.length).toBeGreaterThan(100)
  expect(twice(numbers)).toEqual([])
})

test('a decision has a number of its own, the same in its name and its heading', async () => {
  const files = (await readdir(join(docs, 'decisions'))).filter((file) => file.endsWith('.md'))
  expect(files.length).toBeGreaterThan(10)
  expect(twice(files.map((file) => file.slice(0, 3)))).toEqual([])
  const headings = await Promise.all(files.map((file) => readFile(join(docs, 'decisions', file), 'utf8')))
  const wrong = files.filter((file, place) => !headings[place].startsWith(`# ${Number(file.slice(0, 3))}. `))
  expect(wrong).toEqual([])
})
