import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { nextNumber, numbersOf } from './statement-numbers.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const docs = join(root, 'docs')
const ofProject = ['contract', 'helper', 'sketch', 'dashboard', 'launcher', 'e2e', 'tooling']

/** The numbers that tests have as tags: `tags` under Vitest, `tag` with an `@` under Playwright. */
async function namedByTests(files = /\.(test|spec)\.(ts|tsx|mjs)$/) {
  const listed = await Promise.all(
    ofProject.map(async (folder) =>
      (await readdir(join(root, folder), { recursive: true })).map((file) => join(root, folder, file)),
    ),
  )
  const tests = listed.flat().filter((file) => files.test(file) && !/node_modules/.test(file))
  const texts = await Promise.all(tests.map((file) => readFile(file, 'utf8')))
  const tags = texts.flatMap((text) => text.match(/\btags?: (?:'@?P-\d{3,4}'|\[[^\]]*\])/g) ?? [])
  return new Set(tags.flatMap((tag) => tag.match(/P-\d{3,4}/g) ?? []))
}

const twice = (numbers) => numbers.filter((number, place) => numbers.indexOf(number) !== place)

// Two changes made at the same time take the same next number; nothing else notices it.
test('a number of docs/product.md stands for one statement', async () => {
  const text = await readFile(join(docs, 'product.md'), 'utf8')
  const numbers = numbersOf(text)
  expect(numbers.length).toBeGreaterThan(100)
  expect(twice(numbers), `the next free number is ${nextNumber(text)}`).toEqual([])
})

test('the next free number is one above the highest', () => {
  expect(nextNumber('**P-002** a. **P-007** b. **P-003** c.')).toBe('P-008')
  expect(nextNumber('')).toBe('P-001')
})

test('every number of docs/product.md is the tag of a test that proves it', async () => {
  const text = await readFile(join(docs, 'product.md'), 'utf8')
  const numbers = numbersOf(text)
  const named = await namedByTests()
  expect(named.size).toBeGreaterThan(100)
  expect(numbers.filter((number) => !named.has(number))).toEqual([])
  // a number that no statement has any more names nothing
  expect([...named].filter((number) => !numbers.includes(number))).toEqual([])
})

test('every number is the tag of a browser test, or docs/product.md says why none can prove it', async () => {
  const text = await readFile(join(docs, 'product.md'), 'utf8')
  const numbers = numbersOf(text)
  const [, excepted = ''] = text.split('## Proven without a browser')
  const reasons = [...excepted.matchAll(/^\| (P-\d{3,4}(?:, P-\d{3,4})*) \| (.+) \|$/gm)]
  const without = reasons.flatMap(([, which]) => which.split(', '))
  const inBrowser = await namedByTests(/\.spec\.ts$/)
  expect(inBrowser.size).toBeGreaterThan(100)
  expect(numbers.filter((number) => !inBrowser.has(number) && !without.includes(number))).toEqual([])
  // one that a browser test proves by now needs no excuse, and none twice
  expect(without.filter((number) => inBrowser.has(number) || !numbers.includes(number))).toEqual([])
  expect(twice(without)).toEqual([])
})

test('a decision has a number of its own, the same in its name and its heading', async () => {
  const files = (await readdir(join(docs, 'decisions'))).filter((file) => file.endsWith('.md'))
  expect(files.length).toBeGreaterThan(10)
  expect(twice(files.map((file) => file.slice(0, 3)))).toEqual([])
  const headings = await Promise.all(files.map((file) => readFile(join(docs, 'decisions', file), 'utf8')))
  const wrong = files.filter((file, place) => !headings[place].startsWith(`# ${Number(file.slice(0, 3))}. `))
  expect(wrong).toEqual([])
})
