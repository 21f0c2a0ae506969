import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as lucide from 'lucide-react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runStep, toolScript } from './run-step.mjs'

/**
 * Copies the icons that the dashboard imports from `#icons` out of the tests' package `lucide-react` into
 * `dashboard/icons`, a file each. The whole package is 52 MB, of which nobody who only starts the product has a use.
 * Run it after a new icon is imported: `npm run icons`.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'dashboard/icons')
const names = await importedIcons()
const files = new Map()
for (const name of names) {
  const component = Reflect.get(lucide, name)
  if (component === undefined) throw new Error(`Lucide has no icon ${name}`)
  const [, classes, inside] = /class="lucide ([^"]*)"[^>]*>(.*)<\/svg>$/.exec(
    renderToStaticMarkup(createElement(component)),
  )
  files.set(
    fileOf(name),
    `import { icon } from './icon.ts'

export const ${name} = icon('lucide ${classes}', [${partsOf(inside)}])
`,
  )
}
for (const file of await readdir(folder))
  if (/(?<!^icon|\.test)\.ts$/.test(file)) await rm(join(folder, file))
for (const [file, text] of files) await writeFile(join(folder, file), text)
const lines = names.map((name) => `export { ${name} } from './${fileOf(name)}'`)
await writeFile(
  join(folder, 'index.ts'),
  `/** Icons of Lucide under its ISC licence (LICENSE), copied by tooling/icons.mjs. */
export type { LucideIcon } from './icon.ts'
${lines.join('\n')}
`,
)
await copyFile(join(root, 'node_modules/lucide-react/LICENSE'), join(folder, 'LICENSE'))
process.exitCode = await runStep(process.execPath, [toolScript(root, 'oxfmt', 'bin/oxfmt'), folder], {
  cwd: root,
})

/** Every value that a source of the dashboard imports from `#icons`. */
async function importedIcons() {
  const found = new Set()
  const paths = await readdir(join(root, 'dashboard'), { recursive: true })
  for (const path of paths.filter((one) => /\.tsx?$/.test(one) && !/node_modules|^dist/.test(one))) {
    const text = await readFile(join(root, 'dashboard', path), 'utf8')
    for (const [, inside] of text.matchAll(/import \{([^}]*)\} from '#icons'/g))
      for (const one of inside.split(',').map((part) => part.trim()))
        if (one !== '' && !one.startsWith('type ')) found.add(one.split(' ')[0])
  }
  return [...found].sort((a, b) => (a < b ? -1 : 1))
}

/** In the package's own manner: `ALargeSmall` is `a-large-small`, `FolderGit2` is `folder-git-2`. */
function fileOf(name) {
  return `${name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase()}.ts`
}

function partsOf(markup) {
  return [...markup.matchAll(/<(\w+) ([^>]*?)\/?>(?:<\/\1>)?/g)]
    .map(([, tag, attributes]) => {
      const pairs = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(
        ([, key, value]) => `${key}: '${value}'`,
      )
      return `['${tag}', { ${pairs.join(', ')} }]`
    })
    .join(', ')
}
