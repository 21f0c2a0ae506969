import { readPattern } from './read-pattern.ts'
import { childrenOf, fieldOf, named } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { SwitchCase } from '../model/statement.ts'

/** The cases of a switch statement; a case without a body shares that of the next one, as in Dart. */
export function readSwitchCases(source: Source, block: Syntax): SwitchCase[] {
  const cases: SwitchCase[] = []
  let waiting: SwitchCase['patterns'] = []
  for (const node of childrenOf(block, 'switch_statement_case', 'switch_statement_default')) {
    const guard = fieldOf(node, 'guard')
    const pattern = node.children.filter((child) => child.field === 'pattern')
    const own =
      node.type === 'switch_statement_default'
        ? []
        : [
            {
              pattern: readPattern(source, pattern, false),
              guard: guard === undefined ? null : source.expression(guard),
            },
          ]
    const patterns = node.type === 'switch_statement_default' ? own : [...waiting, ...own]
    const statements = named(node).filter((child) => child.field === null && child.type !== 'case_builtin')
    if (statements.length === 0) {
      waiting = patterns
      continue
    }
    waiting = []
    cases.push({ patterns, body: source.statements(statements) })
  }
  return cases
}
