import { readClass } from './read-class.ts'
import { readExpression } from './read-expression.ts'
import { readFunction, readVariableList } from './read-members.ts'
import { readBody, readStatements } from './read-statement.ts'
import { readPlainString } from './read-string.ts'
import { childOf, fieldOf, named, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type {
  ClassDeclaration,
  FieldDeclaration,
  FunctionDeclaration,
  ImportDeclaration,
  SourceUnit,
} from '../model/declaration.ts'

/** The declarations of one file. */
export function readUnit(text: string, program: Syntax): SourceUnit {
  const source = readerOf(text)
  const imports: ImportDeclaration[] = []
  const exports: string[] = []
  const parts: string[] = []
  const classes: ClassDeclaration[] = []
  const functions: FunctionDeclaration[] = []
  const variables: FieldDeclaration[] = []
  let partOf = false
  for (const node of named(program)) {
    switch (node.type) {
      case 'import_or_export':
        readImport(source, node, imports, exports)
        break
      case 'part_directive':
        parts.push(uriIn(source, node))
        break
      case 'part_of_directive':
        partOf = true
        break
      case 'function_declaration': {
        const signature = fieldOf(node, 'signature')
        if (signature !== undefined) functions.push(...readFunction(source, signature, node))
        break
      }
      case 'initialized_identifier_list':
      case 'static_final_declaration_list':
        variables.push(...readVariableList(source, node, true))
        break
      default: {
        const declared = readClass(source, node)
        if (declared !== null) classes.push(declared)
      }
    }
  }
  return { lineStarts: lineStartsOf(text), imports, exports, parts, partOf, classes, functions, variables }
}

function readerOf(text: string): Source {
  const source: Source = {
    text,
    expression: (node) => readExpression(source, node),
    body: (node) => readBody(source, node),
    statements: (nodes) => readStatements(source, nodes),
  }
  return source
}

function readImport(source: Source, node: Syntax, imports: ImportDeclaration[], exports: string[]): void {
  const library = childOf(node, 'library_import')
  const specification = library === undefined ? undefined : childOf(library, 'import_specification')
  if (specification !== undefined) {
    const prefix = childOf(specification, 'identifier')
    imports.push({
      uri: uriIn(source, specification),
      prefix: prefix === undefined ? null : textOf(source, prefix),
    })
  } else {
    const exported = childOf(node, 'library_export')
    if (exported !== undefined) exports.push(uriIn(source, exported))
  }
}

/** The first literal below a directive; of a configurable import that is the default one. */
function uriIn(source: Source, node: Syntax): string {
  const pending = [...node.children]
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    if (next.type === 'string_literal') return readPlainString(source, next)
    pending.unshift(...next.children)
  }
  return ''
}

function lineStartsOf(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
