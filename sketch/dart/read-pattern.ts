import { named, textOf, typesIn } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Pattern, PatternField } from '../model/pattern.ts'

/** `binds`: in a declaration (`final (a, b) = x`) a bare name is a new variable, elsewhere a constant. */
export function readPattern(source: Source, nodes: readonly Syntax[], binds: boolean): Pattern {
  const options = splitAt(nodes, 'logical_or_operator')
  if (options.length > 1) {
    return { kind: 'either', options: options.map((option) => readPattern(source, option, binds)) }
  }
  const [first, second] = nodes
  if (first === undefined) return { kind: 'any' }
  if (second !== undefined && first.type.endsWith('operator')) {
    return { kind: 'relation', operator: textOf(source, first), value: source.expression(second) }
  }
  return readSinglePattern(source, first, binds)
}

function readSinglePattern(source: Source, node: Syntax, binds: boolean): Pattern {
  const children = named(node)
  const text = textOf(source, node)
  switch (node.type) {
    case 'constant_pattern': {
      if (text === '_') return { kind: 'any' }
      const [inner] = children
      if (inner === undefined) return { kind: 'opaque', text }
      if (binds && inner.type === 'identifier') return { kind: 'variable', name: text, type: null }
      return { kind: 'constant', value: source.expression(inner) }
    }
    case 'variable_pattern': {
      const name = children.at(-1)
      const [type] = typesIn(node)
      if (name === undefined) return { kind: 'any' }
      const written = textOf(source, name)
      const typeName = type === undefined ? null : textOf(source, type)
      return written === '_' && typeName === null
        ? { kind: 'any' }
        : { kind: 'variable', name: written, type: typeName }
    }
    case 'record_pattern':
      return { kind: 'fields', type: null, fields: readFields(source, children, binds) }
    case 'object_pattern': {
      const [type] = typesIn(node)
      const rest = children.filter((child) => child.type !== 'type_identifier')
      return {
        kind: 'fields',
        type: type === undefined ? null : textOf(source, type),
        fields: readFields(source, rest, binds),
      }
    }
    case 'list_pattern':
      return { kind: 'list', items: children.map((child) => readSinglePattern(source, child, binds)) }
    default:
      return { kind: 'opaque', text }
  }
}

/** `radius: var r` comes as a name before its pattern; `:var r` as the pattern alone, told by the colon. */
function readFields(source: Source, nodes: readonly Syntax[], binds: boolean): PatternField[] {
  const fields: PatternField[] = []
  let name: string | null = null
  for (const node of nodes) {
    if (node.type === 'identifier') {
      name = textOf(source, node)
      continue
    }
    if (!node.type.endsWith('pattern')) continue
    const pattern = readSinglePattern(source, node, binds)
    const colon = /:\s*$/.test(source.text.slice(Math.max(0, node.start - 8), node.start))
    const own = colon && pattern.kind === 'variable' ? pattern.name : null
    fields.push({ name: name ?? own, pattern })
    name = null
  }
  return fields
}

function splitAt(nodes: readonly Syntax[], type: string): Syntax[][] {
  const groups: Syntax[][] = [[]]
  for (const node of nodes) {
    if (node.type === type) groups.push([])
    else groups.at(-1)?.push(node)
  }
  return groups
}
