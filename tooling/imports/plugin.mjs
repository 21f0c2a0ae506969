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

export default { meta: { name: 'rooms' }, rules: { direction } }
