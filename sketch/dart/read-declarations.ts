import { readClass } from './read-class.ts'
import { readExpression } from './read-expression.ts'
import { readFunction, readVariableList } from './read-members.ts'
import { readBody, readStatements } from './read-statement.ts'
import { fieldOf, named } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Declared } from '../model/declaration.ts'

/** What a stretch of a file declares; offsets are those of the whole file, which is `text`. */
export function readDeclarations(text: string, program: Syntax): Declared[] {
  const source = readerOf(text)
  return named(program).flatMap((node): Declared[] => {
    switch (node.type) {
      case 'function_declaration': {
        const signature = fieldOf(node, 'signature')
        if (signature === undefined) return []
        return readFunction(source, signature, node).map((declaration) => ({ kind: 'function', declaration }))
      }
      case 'initialized_identifier_list':
      case 'static_final_declaration_list':
        return readVariableList(source, node, true).map((declaration) => ({ kind: 'variable', declaration }))
      default: {
        const declaration = readClass(source, node)
        return declaration === null ? [] : [{ kind: 'class', declaration }]
      }
    }
  })
}

/** The readers of one file. */
export function readerOf(text: string): Source {
  const source: Source = {
    text,
    expression: (node) => readExpression(source, node),
    body: (node) => readBody(source, node),
    statements: (nodes) => readStatements(source, nodes),
  }
  return source
}
