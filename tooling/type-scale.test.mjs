import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Not the interface: an app and a phone's keyboard that are drawn as pictures, and the page of the gallery's own app. */
const DRAWN = new Set([
  'dashboard/features/login/app-picture.tsx',
  'dashboard/features/preview/phone/soft-keyboard.module.css',
  'dashboard/gallery/app/index.html',
])

/** Pages that are served without the dashboard's code. */
const OTHERS = ['helper/plain-pages', 'launcher/local-sign-in']

/** What the framework's named sizes measure. */
const NAMED = { xs: '12px', sm: '14px', base: '16px', lg: '18px', xl: '20px' }

/** Every size of letters that a style sheet, a page or a component gives, as it is written. */
function sizesOf(text) {
  const declared = [...text.matchAll(/(?<![\w-])font(?:-size)?:\s*([^;}"]+)/g)].map(([, value]) =>
    value.trim(),
  )
  const inStyle = [...text.matchAll(/\bfontSize(?::\s*|=\{?)(['"]?[\w.]+)/g)].map(([, value]) =>
    value.replace(/['"]/g, ''),
  )
  const classes = [...text.matchAll(/(?<![\w-])text-(?:\[(\d[^\]]*)\]|([2-9]?xl|xs|sm|base|lg)(?![\w-]))/g)]
  return [
    // a token brings its size along; a shorthand has it among other things
    ...declared
      .filter((value) => !/^(?:var\(--t-[a-z-]+\)(?: !important)?|inherit)$/.test(value))
      .map((value) => /(?<![\w.])[\d.]+(?:px|rem|em|%|vw|pt)/.exec(value)?.[0] ?? value),
    ...inStyle,
    ...classes.map(([, size, name]) => size ?? NAMED[name] ?? name),
  ]
}

// Sizes in between are what makes a page look made by many hands.
test('letters have one of six sizes, those of the tokens', async () => {
  const tokens = await readFile(join(root, 'dashboard/ui/tokens.css'), 'utf8')
  const scale = new Set([...tokens.matchAll(/--t-[a-z-]+:\s*\d+ ([\d.]+px)\//g)].map(([, size]) => size))
  expect([...scale].toSorted()).toEqual(['11px', '12px', '13px', '14px', '18px', '30px'])

  const folders = ['dashboard', ...OTHERS].map(async (folder) =>
    (await readdir(join(root, folder), { recursive: true })).map(
      (file) => `${folder}/${file.split(sep).join('/')}`,
    ),
  )
  const files = (await Promise.all(folders))
    .flat()
    .filter(
      (file) =>
        (/\.(?:css|tsx|html)$/.test(file) || file.endsWith('/render.ts')) &&
        !/\/(?:node_modules|dist|dist-gallery)\//.test(file) &&
        !file.endsWith('.test.tsx') &&
        !DRAWN.has(file),
    )
  expect(files.filter((file) => file.endsWith('.css')).length).toBeGreaterThan(5)
  const found = await Promise.all(
    files.map(async (file) => {
      const odd = sizesOf(await readFile(join(root, file), 'utf8')).filter((size) => !scale.has(size))
      return odd.map((size) => `${file}: ${size}`)
    }),
  )
  expect(found.flat()).toEqual([])
})

test('a size is found however it is written', () => {
  expect(
    sizesOf(`a { font-size: 15px } b { font: 600 16px/20px var(--sans); font-size: 0.9em; font: var(--t-ui); }
      <p className="text-[15px]/6 text-sm/5 text-2xl text-ink text-xs! text-[oklch(0.2_0_0)]" style={{ fontSize: 17 }}>`),
  ).toEqual(['15px', '16px', '0.9em', '17', '15px', '14px', '2xl', '12px'])
})
