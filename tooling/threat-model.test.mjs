import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const ROW = /^\| ([A-Z]\d{2}) \| (.+) \|$/
const NAMED = /^`([^`]+)`: (.+)$/

/** The rows of the tables whose last column names tests: case, and its tests as file and title. */
async function rows() {
  const text = await readFile(join(root, 'docs', 'threat-model.md'), 'utf8')
  return text
    .split('\n')
    .map((line) => ROW.exec(line))
    .filter((row) => row !== null)
    .map(([, name, rest]) => {
      const cells = rest.split(/(?<!\\) \| /)
      return { name, cells: cells.length, tests: (cells.at(-1) ?? '').split('<br>') }
    })
}

const hasTest = (source, title) =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))

test('every test that docs/threat-model.md names is there', async () => {
  const missing = []
  for (const { name, cells, tests } of await rows()) {
    if (cells !== 3) missing.push(`${name}: a row has four columns`)
    for (const entry of tests) {
      const [, file, title] = NAMED.exec(entry) ?? []
      if (file === undefined) missing.push(`${name}: “${entry}” is not \`file\`: title`)
      else if (!existsSync(join(root, file))) missing.push(`${name}: no file ${file}`)
      else if (!hasTest(await readFile(join(root, file), 'utf8'), title.replaceAll('\\|', '|')))
        missing.push(`${name}: no test “${title}” in ${file}`)
    }
  }
  expect(missing).toEqual([])
})

test('a case has one row', async () => {
  const names = (await rows()).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

/** How many cases each letter had when the list was made; what is added later comes behind. */
const CASES = { A: 16, B: 26, C: 30, D: 17, E: 22, F: 24, G: 12, I: 13, K: 10 }

test('every case has a row, or a word on why it has none', async () => {
  const text = await readFile(join(root, 'docs', 'threat-model.md'), 'utf8')
  const leftOut = text.slice(text.indexOf('### Left out'))
  const spelled = leftOut.replaceAll(/([A-Z])(\d{2}) to [A-Z](\d{2})/g, (_, letter, from, to) =>
    Array.from({ length: to - from + 1 }, (_unused, at) => caseName(letter, Number(from) + at)).join(' '),
  )
  const named = new Set([...(await rows()).map(({ name }) => name), ...spelled.match(/\b[A-Z]\d{2}\b/g)])
  const all = Object.entries(CASES).flatMap(([letter, count]) =>
    Array.from({ length: count }, (_, at) => caseName(letter, at + 1)),
  )
  expect(all.filter((name) => !named.has(name))).toEqual([])
})

const caseName = (letter, number) => `${letter}${String(number).padStart(2, '0')}`
