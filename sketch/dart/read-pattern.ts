import { isComment, named, textOf, typesIn } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Pattern, PatternEntry, PatternField } from '../model/pattern.ts'

/**
 * The pattern that nodes stand for, which are those between `case` and what ends it, brackets among them.
 * `binds`: in a declaration (`final (a, b) = x`) a bare name is a new variable, elsewhere a constant.
 */
export function readPattern(source: Source, nodes: readonly Syntax[], binds: boolean): Pattern {
  const all = nodes.filter((node) => !isComment(node))
  const options = splitAt(all, 'logical_or_operator')
  if (options.length > 1) {
    return { kind: 'either', options: options.map((option) => readPattern(source, option, binds)) }
  }
  const parts = splitAt(all, 'logical_and_operator')
  if (parts.length > 1) return { kind: 'both', parts: parts.map((part) => readPattern(source, part, binds)) }
  const [first, second] = all
  if (first === undefined) return { kind: 'any' }
  if (first.type === '(') return readPattern(source, all.slice(1, -1), binds)
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
      const [inner, operand] = children
      if (inner === undefined) return { kind: 'opaque', text }
      if (binds && inner.type === 'identifier') return { kind: 'variable', name: text, type: null }
      if (inner.type === 'minus_operator' && operand !== undefined) {
        const value = { kind: 'unary' as const, operator: '-', operand: source.expression(operand) }
        return { kind: 'constant', value }
      }
      return { kind: 'constant', value: source.expression(inner) }
    }
    case 'variable_pattern': {
      const name = children.at(-1)
      const [type] = typesIn(node)
      if (name === undefined) return { kind: 'any' }
      const written = textOf(source, name)
      // `int? count`: the mark stands beside the type.
      const mayBeNull = text.slice(0, -written.length).trimEnd().endsWith('?')
      const typeName = type === undefined ? null : `${textOf(source, type)}${mayBeNull ? '?' : ''}`
      return written === '_' && typeName === null
        ? { kind: 'any' }
        : { kind: 'variable', name: written, type: typeName }
    }
    case 'null_check_pattern':
    case 'null_assert_pattern':
      return { kind: 'present', pattern: readPattern(source, node.children.slice(0, -1), binds) }
    case 'cast_pattern': {
      const as = node.children.findIndex((child) => child.type.startsWith('as'))
      return readPattern(source, node.children.slice(0, as < 0 ? undefined : as), binds)
    }
    case 'record_pattern':
      return { kind: 'fields', type: null, fields: readFields(source, within(node), binds) }
    case 'object_pattern': {
      const [type] = typesIn(node)
      return {
        kind: 'fields',
        type: type === undefined ? null : textOf(source, type),
        fields: readFields(source, within(node), binds),
      }
    }
    case 'list_pattern': {
      const items = apart(within(node))
      return { kind: 'list', items: items.map((item) => readPattern(source, item, binds)) }
    }
    case 'rest_pattern': {
      const rest = node.children.slice(1)
      return { kind: 'rest', pattern: rest.length === 0 ? null : readPattern(source, rest, binds) }
    }
    case 'map_pattern':
      return { kind: 'map', entries: apart(within(node)).flatMap((entry) => readEntry(source, entry, binds)) }
    default:
      return { kind: 'opaque', text }
  }
}

/** `radius: var r` is a name before its pattern, `:var r` a pattern behind a colon that names the field itself. */
function readFields(source: Source, nodes: readonly Syntax[], binds: boolean): PatternField[] {
  return apart(nodes).map((field) => {
    const colon = field.findIndex((node) => node.type === ':')
    const pattern = readPattern(source, field.slice(colon + 1), binds)
    if (colon < 0) return { name: null, pattern }
    const [name] = field
    return { name: colon > 0 && name !== undefined ? textOf(source, name) : nameBound(pattern), pattern }
  })
}

function readEntry(source: Source, nodes: readonly Syntax[], binds: boolean): PatternEntry[] {
  const colon = nodes.findIndex((node) => node.type === ':')
  const [key] = nodes
  if (key === undefined || colon < 1) return []
  return [{ key: source.expression(key), pattern: readPattern(source, nodes.slice(colon + 1), binds) }]
}

function nameBound(pattern: Pattern): string | null {
  if (pattern.kind === 'present') return nameBound(pattern.pattern)
  return pattern.kind === 'variable' ? pattern.name : null
}

/** What stands between the brackets of a pattern, behind its types. */
function within(node: Syntax): readonly Syntax[] {
  const open = node.children.findIndex((child) => /^[([{]$/.test(child.type))
  return node.children.slice(open + 1, -1).filter((child) => !isComment(child))
}

/** The parts between the commas, none for a comma at the end. */
function apart(nodes: readonly Syntax[]): Syntax[][] {
  return splitAt(nodes, ',').filter((part) => part.length > 0)
}

function splitAt(nodes: readonly Syntax[], type: string): Syntax[][] {
  const groups: Syntax[][] = [[]]
  let open = 0
  for (const node of nodes) {
    if (node.type === '(') open += 1
    else if (node.type === ')') open -= 1
    if (open === 0 && node.type === type) groups.push([])
    else groups.at(-1)?.push(node)
  }
  return groups
}
