import { readLoop, readVariables, readWhile } from './read-elements.ts'
import { readParameters } from './read-parameters.ts'
import { readPattern } from './read-pattern.ts'
import { readSwitchCases } from './read-switch-cases.ts'
import { childOf, fieldOf, named, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Body, CatchClause, Statement } from '../model/statement.ts'

/** The body of a function: `=> x` or `{ … }`. */
export function readBody(source: Source, node: Syntax): Body {
  const later = childOf(node, 'async') === undefined ? {} : { later: true as const }
  const block = childOf(node, 'block')
  if (block !== undefined)
    return { kind: 'block', statements: readStatements(source, named(block)), ...later }
  const [value] = named(node)
  return value === undefined
    ? { kind: 'none' }
    : { kind: 'expression', value: source.expression(value), ...later }
}

export function readStatements(source: Source, nodes: readonly Syntax[]): Statement[] {
  return nodes.flatMap((node) => readStatement(source, node))
}

function readStatement(source: Source, node: Syntax): Statement[] {
  const children = named(node)
  const [first] = children
  switch (node.type) {
    case 'block':
      return [{ kind: 'block', statements: readStatements(source, children) }]
    case 'local_variable_declaration':
      return readLocal(source, node)
    case 'local_function_declaration': {
      const lambda = childOf(node, 'lambda_expression')
      const signature = lambda === undefined ? undefined : fieldOf(lambda, 'parameters')
      const body = lambda === undefined ? undefined : fieldOf(lambda, 'body')
      const name = signature === undefined ? undefined : fieldOf(signature, 'name')
      if (signature === undefined || body === undefined || name === undefined) return []
      const parameters = readParameters(source, childOf(signature, 'formal_parameter_list'))
      return [
        {
          kind: 'function',
          name: textOf(source, name),
          value: { kind: 'function', parameters, body: readBody(source, body) },
        },
      ]
    }
    case 'expression_statement':
      return first === undefined ? [] : [{ kind: 'expression', value: source.expression(first) }]
    case 'return_statement':
      return [{ kind: 'return', value: first === undefined ? null : source.expression(first) }]
    case 'yield_statement':
    case 'yield_each_statement':
      return first === undefined
        ? []
        : [{ kind: 'yield', value: source.expression(first), each: node.type === 'yield_each_statement' }]
    case 'if_statement':
      return [readIf(source, node)]
    case 'for_statement': {
      const loop = readLoop(source, node)
      const body = fieldOf(node, 'body')
      return loop === null || body === undefined
        ? [{ kind: 'opaque', text: 'for' }]
        : [{ kind: 'for', loop, body: readOne(source, body), ...labelBefore(source, node) }]
    }
    case 'while_statement':
    case 'do_statement': {
      const loop = readWhile(source, node)
      const body = fieldOf(node, 'body')
      return loop === null || body === undefined
        ? [{ kind: 'opaque', text: 'while' }]
        : [{ kind: 'for', loop, body: readOne(source, body), ...labelBefore(source, node) }]
    }
    case 'switch_statement': {
      const subject = fieldOf(node, 'condition')
      const block = childOf(node, 'switch_block')
      if (subject === undefined || block === undefined) return [{ kind: 'opaque', text: 'switch' }]
      return [{ kind: 'switch', subject: source.expression(subject), cases: readSwitchCases(source, block) }]
    }
    case 'try_statement': {
      const last = childOf(node, 'finally_clause')
      const inBlock = (block: Syntax | undefined): Statement[] =>
        block === undefined ? [] : readStatements(source, named(block))
      return [
        {
          kind: 'try',
          body: inBlock(fieldOf(node, 'body')),
          catches: readCatches(source, node),
          last: last === undefined ? [] : inBlock(childOf(last, 'block')),
        },
      ]
    }
    case 'break_statement':
      return [{ kind: 'break', ...labelIn(source, node) }]
    case 'continue_statement':
      return [{ kind: 'continue', ...labelIn(source, node) }]
    case 'assert_statement':
    case 'empty_statement':
      return []
    default:
      return [{ kind: 'opaque', text: textOf(source, node) }]
  }
}

/** `outer` of `outer: for (…)`, which the grammar has not seen. */
function labelBefore(source: Source, node: Syntax): { readonly label?: string } {
  const before = source.text.slice(Math.max(0, node.start - 80), node.start)
  const label = /([A-Za-z_$][\w$]*)\s*:\s*$/.exec(before)?.[1]
  return label === undefined || label === 'default' ? {} : { label }
}

/** `outer` of `break outer;`. */
function labelIn(source: Source, node: Syntax): { readonly label?: string } {
  const label = childOf(node, 'identifier')
  return label === undefined ? {} : { label: textOf(source, label) }
}

/** Each ends with its block; before that stand its type, and the names of what was thrown and of where. */
function readCatches(source: Source, node: Syntax): CatchClause[] {
  const clauses: CatchClause[] = []
  let type: string | null = null
  let name: string | null = null
  for (const part of named(node)) {
    if (part.field === 'body' || part.type === 'finally_clause') continue
    const parameters = part.type === 'catch_clause' ? childOf(part, 'catch_parameters') : undefined
    const [thrown] = parameters === undefined ? [] : named(parameters)
    if (thrown !== undefined) name = textOf(source, thrown)
    else if (part.type.endsWith('type_identifier')) type = textOf(source, part)
    else if (part.type === 'block') {
      clauses.push({ type, name, body: readStatements(source, named(part)) })
      type = null
      name = null
    }
  }
  return clauses
}

function readOne(source: Source, node: Syntax): Statement {
  const statements = readStatement(source, node)
  const [only] = statements
  return statements.length === 1 && only !== undefined ? only : { kind: 'block', statements }
}

function readLocal(source: Source, node: Syntax): Statement[] {
  const definition = childOf(node, 'initialized_variable_definition')
  if (definition !== undefined) return [{ kind: 'variables', variables: readVariables(source, definition) }]
  const destructured = childOf(node, 'pattern_variable_declaration')
  if (destructured === undefined) return []
  const parts = named(destructured)
  const pattern = parts.find((part) => part.type.endsWith('_pattern'))
  const value = parts.at(-1)
  if (pattern === undefined || value === undefined) return []
  return [
    {
      kind: 'destructure',
      pattern: readPattern(source, [pattern], true),
      value: source.expression(value),
    },
  ]
}

function readIf(source: Source, node: Syntax): Statement {
  const condition = named(node)[0]
  const pattern = node.children.filter((child) => child.field === 'pattern')
  const guard = fieldOf(node, 'guard')
  const then = fieldOf(node, 'consequence')
  const otherwise = fieldOf(node, 'alternative')
  if (condition === undefined || then === undefined) return { kind: 'opaque', text: textOf(source, node) }
  return {
    kind: 'if',
    condition: source.expression(condition),
    pattern: pattern.length === 0 ? null : readPattern(source, pattern, false),
    guard: guard === undefined ? null : source.expression(guard),
    consequent: readOne(source, then),
    otherwise: otherwise === undefined ? null : readOne(source, otherwise),
    span: { start: condition.start, end: node.end },
  }
}
