import { dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findRefusal } from './find-refusal.mjs'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** The linter's rule: each import, export-from and `import()` is held against the table of directions. */
const direction = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/')
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return
      const message = findRefusal(root, file, source.value)
      if (message !== null) context.report({ message, node: source })
    }
    return {
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
      ImportDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}

/** Where code may ask which system it runs on: the room that says what systems do differently. */
const SYSTEM_ROOM = 'helper/operating-system/'
const FROM = /^(node:)?(os|process)$/
const PRODUCT = /^(contract|dashboard|helper|launcher|sketch)\//
const TEST = /(\.(test|spec|bench)\.tsx?$|\/testing\/|\/golden\/|\/corpus\/)/

/** The linter's rule: `process.platform` and `os.platform()` are read in one room of the product. */
const system = {
  create(context) {
    const file = relative(root, context.filename).split(sep).join('/')
    if (!PRODUCT.test(file) || TEST.test(file) || file.startsWith(SYSTEM_ROOM)) return {}
    const message = 'Only helper/operating-system knows which system this is: ask thisSystem() what it does.'
    const refuse = (node) => context.report({ message, node })
    const named = (node, names) => node.type === 'Identifier' && names.includes(node.name)
    return {
      MemberExpression(node) {
        const key = node.computed ? node.property.value : node.property.name
        if (key === 'platform' && named(node.object, ['process', 'os'])) refuse(node)
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || init === null || !named(init, ['process', 'os'])) return
        for (const each of id.properties)
          if (each.type === 'Property' && named(each.key, ['platform'])) refuse(each)
      },
      ImportSpecifier(node) {
        if (FROM.test(node.parent?.source?.value ?? '') && named(node.imported, ['platform'])) refuse(node)
      },
      ExportSpecifier(node) {
        if (FROM.test(node.parent?.source?.value ?? '') && named(node.local, ['platform'])) refuse(node)
      },
    }
  },
}

export default { meta: { name: 'rooms' }, rules: { direction, system } }
