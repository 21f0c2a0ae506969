import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'rolldown/experimental'
import { expect, test } from 'vitest'
import { helperModules } from './helper-modules.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Words that no translation touches. Nothing else is to be added; what becomes clean leaves the list. */
const allowed = [
  // a command, to be typed as it stands
  'dashboard/features/github/auth-step.tsx',
]

/** Attributes that are shown or read out. */
const SHOWN = new Set(['label', 'title', 'placeholder', 'aria-label', 'alt', 'description'])

/** What an attribute's value may become, where it is written there: also a branch of a condition. */
function written(node) {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.raw)
    case 'JSXExpressionContainer':
      return written(node.expression)
    case 'ConditionalExpression':
      return [...written(node.consequent), ...written(node.alternate)]
    case 'LogicalExpression':
      return [...written(node.left), ...written(node.right)]
    default:
      return []
  }
}

/** Every word that stands in the markup itself. */
function wordsOf(node) {
  if (Array.isArray(node)) return node.flatMap(wordsOf)
  if (typeof node !== 'object' || node === null) return []
  const shown =
    node.type === 'JSXText'
      ? [node.value.trim()]
      : node.type === 'JSXAttribute' && SHOWN.has(node.name.name)
        ? written(node.value)
        : []
  return [...shown.filter((text) => /\p{L}/u.test(text)), ...Object.values(node).flatMap(wordsOf)]
}

/** Everything that stands between quotes of the language. */
function literalsOf(node) {
  if (Array.isArray(node)) return node.flatMap(literalsOf)
  if (typeof node !== 'object' || node === null) return []
  const own =
    node.type === 'Literal' && typeof node.value === 'string'
      ? [node.value]
      : node.type === 'TemplateElement'
        ? [node.value.raw]
        : []
  return [...own, ...Object.values(node).flatMap(literalsOf)]
}

const words = (file, source) => {
  const { program, errors } = parseSync(file, source, { lang: 'tsx' })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`)
  return wordsOf(program)
}

async function components() {
  const files = await readdir(join(root, 'dashboard'), { recursive: true })
  return files
    .map((file) => `dashboard/${file.split(sep).join('/')}`)
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|\.test-support\.|\/node_modules\//.test(file))
    .filter((file) => !/^dashboard\/(?:gallery|testing)\//.test(file))
}

test('what is looked for is found', () => {
  const source = `const a = <p title="One" id="no">Two {three} <b aria-label={on ? 'Four' : \`Five \${six}\`}> · </b></p>`
  expect(words('a.tsx', source)).toEqual(['One', 'Two', 'Four', 'Five '])
})

// A translation replaces the files named texts.ts and no other.
test('the words of the interface are in the texts.ts of their folder, not among the markup', async () => {
  const files = await components()
  expect(files.length).toBeGreaterThan(100)
  const found = await Promise.all(
    files.map(async (file) => ({ file, words: words(file, await readFile(join(root, file), 'utf8')) })),
  )
  const wordy = found.filter((one) => one.words.length > 0)
  expect(wordy.filter(({ file }) => !allowed.includes(file))).toEqual([])
  // what is moved leaves the list, so that it can only become shorter
  const left = new Set(wordy.map(({ file }) => file))
  expect(allowed.filter((file) => !left.has(file))).toEqual([])
})

// Names are quoted “so”, and what is left out is marked by ’: two forms beside each other look like two hands.
test('the texts of the interface have one form of quotes', async () => {
  const files = (await readdir(join(root, 'dashboard'), { recursive: true }))
    .map((file) => `dashboard/${file.split(sep).join('/')}`)
    .filter((file) => /(?:\/|-)texts\.ts$/.test(file) && !file.includes('/node_modules/'))
  expect(files.length).toBeGreaterThan(20)
  const straight = /"|\p{L}'\p{L}/u
  expect(['a "b"', "it's", 'it’s “b”'].map((text) => straight.test(text))).toEqual([true, true, false])
  const found = await Promise.all(
    files.map(async (file) => {
      const { program } = parseSync(file, await readFile(join(root, file), 'utf8'), { lang: 'ts' })
      return literalsOf(program).filter((text) => straight.test(text))
    }),
  )
  expect(found.flat()).toEqual([])
})

/** A name in the dashboard's own quotes, or one of its pages. */
const OF_THE_DASHBOARD = /“[A-Z]|\b(?:Account|Api|Environment|Firebase|Flutter|GitHub|Helper|Login) page\b/

// What the helper says is read by scripts and other pages as well, and a translation replaces none of it.
test('the helper names no button and no page of the dashboard, which knows them by the code', async () => {
  const naming = ['then press “Start”.', 'Log in on the Firebase page.', 'run “flutter config” in a page']
  expect(naming.map((text) => OF_THE_DASHBOARD.test(text))).toEqual([true, true, false])
  const modules = await helperModules()
  expect(modules.length).toBeGreaterThan(200)
  const found = modules.flatMap(({ name, source }) =>
    literalsOf(parseSync(name, source, { lang: 'ts' }).program)
      .filter((text) => OF_THE_DASHBOARD.test(text))
      .map((text) => `${name}: ${text}`),
  )
  expect(found).toEqual([])
})
