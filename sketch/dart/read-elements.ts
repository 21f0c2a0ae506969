import { readCallAcross } from './call-across.ts'
import { readPattern } from './read-pattern.ts'
import { childOf, fieldOf, named, textOf } from './syntax.ts'
import { withWanted } from '../model/wanted-type.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Element, Loop, Variable } from '../model/expression.ts'

const NO_ELEMENT = new Set(['const_builtin', 'type_arguments', 'annotation'])

/** The elements of a list, set or map literal. */
export function readElements(source: Source, node: Syntax): Element[] {
  const children = named(node).filter((child) => !NO_ELEMENT.has(child.type))
  const elements: Element[] = []
  for (let at = 0; at < children.length;) {
    const across = readCallAcross(source, children, at)
    const child = children[at]
    if (across !== null) elements.push({ kind: 'item', value: across.call })
    else if (child !== undefined) elements.push(readElement(source, child))
    at += across?.takes ?? 1
  }
  return elements
}

function readElement(source: Source, node: Syntax): Element {
  switch (node.type) {
    case 'spread_element': {
      const [value] = named(node)
      if (value === undefined) return opaque(source, node)
      return {
        kind: 'spread',
        value: source.expression(value),
        span: { start: node.start, end: node.end },
      }
    }
    case 'pair': {
      const key = fieldOf(node, 'key')
      const value = fieldOf(node, 'value')
      if (key === undefined || value === undefined) return opaque(source, node)
      return { kind: 'pair', key: source.expression(key), value: source.expression(value) }
    }
    case 'if_element': {
      const condition = named(node)[0]
      const then = fieldOf(node, 'consequence')
      const otherwise = fieldOf(node, 'alternative')
      const pattern = node.children.filter((child) => child.field === 'pattern')
      const guard = fieldOf(node, 'guard')
      if (condition === undefined) return opaque(source, node)
      return {
        kind: 'if',
        condition: source.expression(condition),
        pattern: pattern.length === 0 ? null : readPattern(source, pattern, false),
        guard: guard === undefined ? null : source.expression(guard),
        consequent: then === undefined ? null : readElement(source, then),
        otherwise: otherwise === undefined ? null : readElement(source, otherwise),
        span: { start: condition.start, end: (then ?? condition).end },
      }
    }
    case 'for_element': {
      const body = fieldOf(node, 'body')
      const loop = readLoop(source, node)
      return body === undefined || loop === null
        ? opaque(source, node)
        : { kind: 'for', loop, body: readElement(source, body) }
    }
    default:
      return { kind: 'item', value: source.expression(node) }
  }
}

function opaque(source: Source, node: Syntax): Element {
  return { kind: 'item', value: { kind: 'opaque', text: textOf(source, node) } }
}

/** The head of a `for`, in a statement or in a literal. Null when it cannot be read. */
export function readLoop(source: Source, node: Syntax): Loop | null {
  const parts = childOf(node, 'for_loop_parts')
  if (parts === undefined) return null
  const items = fieldOf(parts, 'value')
  if (items !== undefined) {
    const name = fieldOf(parts, 'name')
    const pattern = named(parts).find((child) => child.type.endsWith('_pattern'))
    return {
      kind: 'each',
      pattern:
        name !== undefined
          ? { kind: 'variable', name: textOf(source, name), type: null }
          : readPattern(source, pattern === undefined ? [] : [pattern], true),
      items: source.expression(items),
      span: { start: node.start, end: node.end },
    }
  }
  const init = fieldOf(parts, 'init')
  const condition = fieldOf(parts, 'condition')
  const definition = init === undefined ? undefined : childOf(init, 'initialized_variable_definition')
  return {
    kind: 'count',
    variables: definition === undefined ? [] : readVariables(source, definition),
    condition: condition === undefined ? null : source.expression(condition),
    updates: parts.children
      .filter((child) => child.field === 'update' && child.named)
      .map((child) => source.expression(child)),
    span: { start: node.start, end: node.end },
  }
}

/** `while (condition) …` and `do … while (condition)`: a loop that counts nothing. Null when it cannot be read. */
export function readWhile(source: Source, node: Syntax): Loop | null {
  const condition = fieldOf(node, 'condition')
  if (condition === undefined) return null
  return {
    kind: 'count',
    variables: [],
    condition: source.expression(condition),
    updates: [],
    ...(node.type === 'do_statement' ? { asksAfter: true as const } : {}),
    span: { start: node.start, end: node.end },
  }
}

/** `int a = 1, b` inside a body. */
export function readVariables(source: Source, definition: Syntax): Variable[] {
  const name = fieldOf(definition, 'name')
  const value = fieldOf(definition, 'value')
  const type = source.text.slice(definition.start, name?.start ?? definition.start)
  const first: Variable[] =
    name === undefined
      ? []
      : [
          {
            name: textOf(source, name),
            initial: value === undefined ? null : withWanted(source.expression(value), type),
          },
        ]
  const more = named(definition)
    .filter((child) => child.type === 'initialized_identifier')
    .map((child): Variable => {
      const [id, initial] = named(child)
      return {
        name: id === undefined ? '' : textOf(source, id),
        initial: initial === undefined ? null : source.expression(initial),
      }
    })
  return [...first, ...more]
}
