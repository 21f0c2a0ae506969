import { readElements } from './read-elements.ts'
import { readCascade } from './read-cascade.ts'
import { readArguments, readParameters, readTypeArguments } from './read-parameters.ts'
import { readCreation } from './read-creation.ts'
import { readGenericCall } from './read-generic-call.ts'
import { readSwitch } from './read-switch.ts'
import { readSelector } from './read-selector.ts'
import { readString } from './read-string.ts'
import { childOf, childrenOf, fieldOf, named, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { Expression } from '../model/expression.ts'

/** Any expression; what is not understood comes back as its text. */
export function readExpression(source: Source, node: Syntax): Expression {
  const children = named(node)
  const [first] = children
  const last = children.at(-1)
  const text = textOf(source, node)
  switch (node.type) {
    case 'null_literal':
      return { kind: 'null' }
    case 'true':
    case 'false':
      return { kind: 'boolean', value: node.type === 'true' }
    case 'decimal_integer_literal':
    case 'hex_integer_literal':
      return { kind: 'number', value: Number(text.replaceAll('_', '')), double: false }
    case 'decimal_floating_point_literal':
      return { kind: 'number', value: Number(text.replaceAll('_', '')), double: true }
    case 'string_literal':
      return readString(source, node, (inner) => source.expression(inner))
    case 'identifier':
    case 'identifier_dollar_escaped':
    case 'type_identifier':
      return { kind: 'name', name: text }
    case 'this':
      return { kind: 'this' }
    case 'super':
      return { kind: 'super' }
    case 'cascade_selector':
    case 'unconditional_assignable_selector':
    case 'conditional_assignable_selector':
    case 'qualified':
    case 'dot_shorthand':
      return readSelector(source, node)
    case 'list_literal':
      return { kind: 'list', elements: readElements(source, node) }
    case 'set_or_map_literal':
      return readBraces(source, node)
    case 'record_literal':
      return {
        kind: 'record',
        fields: childrenOf(node, 'record_field').map((field) => {
          const label = childOf(field, 'label')
          const value = named(field).at(-1)
          return {
            name: label === undefined ? null : textOf(source, named(label)[0] ?? label),
            value: value === undefined ? { kind: 'null' } : source.expression(value),
          }
        }),
      }
    case 'method_invocation': {
      const callee = fieldOf(node, 'function')
      const list = fieldOf(node, 'arguments')
      if (callee === undefined) return { kind: 'opaque', text }
      return {
        kind: 'call',
        callee: source.expression(callee),
        arguments: readArguments(source, list),
        types: readTypeArguments(source, list),
        at: node.start,
      }
    }
    case 'const_object_expression':
    case 'new_expression':
    case 'constructor_invocation':
    case 'constructor_tearoff':
      return readCreation(source, node)
    case 'generic_instantiation':
      return first === undefined
        ? { kind: 'opaque', text }
        : { kind: 'typed', target: source.expression(first), types: readTypeArguments(source, node) }
    case 'function_expression': {
      const body = fieldOf(node, 'body')
      return {
        kind: 'function',
        parameters: readParameters(source, fieldOf(node, 'parameters')),
        body: body === undefined ? { kind: 'none' } : source.body(body),
      }
    }
    case 'conditional_expression': {
      const then = fieldOf(node, 'consequence')
      const otherwise = fieldOf(node, 'alternative')
      if (first === undefined || then === undefined || otherwise === undefined)
        return { kind: 'opaque', text }
      return {
        kind: 'conditional',
        condition: source.expression(first),
        consequent: source.expression(then),
        otherwise: source.expression(otherwise),
        span: { start: first.start, end: then.end },
      }
    }
    case 'unary_expression':
      return readUnary(source, node)
    case 'assignment_expression':
    case 'assignment_expression_without_cascade': {
      const left = fieldOf(node, 'left')
      const right = fieldOf(node, 'right')
      if (left === undefined || right === undefined) return { kind: 'opaque', text }
      const operator = node.children.find((child) => child.field === 'operator')
      return {
        kind: 'assign',
        operator: operator === undefined ? '=' : textOf(source, operator),
        target: source.expression(left),
        value: source.expression(right),
      }
    }
    case 'postfix_expression': {
      const operator = childOf(node, 'postfix_operator')
      if (first === undefined) return { kind: 'opaque', text }
      const operand = source.expression(first)
      return operator === undefined ? operand : { kind: 'unary', operator: textOf(source, operator), operand }
    }
    case 'cascade_expression':
      return readCascade(source, node)
    case 'switch_expression':
      return readSwitch(source, node)
    case 'type_test_expression': {
      const type = named(last ?? node).findLast((child) => child.type === 'type_identifier')
      if (first === undefined || type === undefined) return { kind: 'opaque', text }
      return {
        kind: 'is',
        operand: source.expression(first),
        type: textOf(source, type),
        negated: text.includes('is!'),
      }
    }
    case 'null_assertion_expression':
      return first === undefined
        ? { kind: 'opaque', text }
        : { kind: 'unary', operator: '!!', operand: source.expression(first) }
    case 'throw_expression':
    case 'throw_expression_without_cascade':
      return { kind: 'throw', value: first === undefined ? null : source.expression(first) }
    case 'rethrow_expression':
      return { kind: 'throw', value: null }
    case 'await_expression':
      return first === undefined
        ? { kind: 'opaque', text }
        : { kind: 'unary', operator: 'await', operand: source.expression(first) }
    case 'parenthesized_expression':
    case 'assignable_expression':
    case 'type_cast_expression':
    case 'argument':
      return first === undefined ? { kind: 'opaque', text } : source.expression(first)
    default:
      return readBinary(source, node)
  }
}

function readBinary(source: Source, node: Syntax): Expression {
  const operands = named(node).filter((child) => !child.type.endsWith('_operator'))
  const [left, right] = operands
  if (
    !node.type.endsWith('_expression') ||
    left === undefined ||
    right === undefined ||
    operands.length !== 2
  ) {
    return { kind: 'opaque', text: textOf(source, node) }
  }
  const call = readGenericCall(source, left, right)
  if (call !== null) return call
  const operator = source.text
    .slice(left.end, right.start)
    .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .trim()
  const before = source.expression(left)
  const after = source.expression(right)
  // The grammar reads `a || b ? c : d` as `a || (b ? c : d)`; in Dart the condition is all that stands before.
  return endsInConditional(right) && after.kind === 'conditional'
    ? { ...after, condition: { kind: 'binary', operator, left: before, right: after.condition } }
    : { kind: 'binary', operator, left: before, right: after }
}

/** Whether a conditional without parentheses of its own ends this expression. */
function endsInConditional(node: Syntax): boolean {
  if (node.type === 'conditional_expression') return true
  const last = named(node).at(-1)
  return /^(logical_or|logical_and|if_null)_expression$/.test(node.type) && last !== undefined
    ? endsInConditional(last)
    : false
}

function readUnary(source: Source, node: Syntax): Expression {
  const operand = named(node).at(-1)
  if (operand === undefined) return { kind: 'opaque', text: textOf(source, node) }
  const operator = source.text.slice(node.start, operand.start).trim()
  const value = source.expression(operand)
  return operator === '' ? value : { kind: 'unary', operator, operand: value }
}

function readBraces(source: Source, node: Syntax): Expression {
  const elements = readElements(source, node)
  const types = childOf(node, 'type_arguments')
  const map =
    types === undefined
      ? elements.every((element) => element.kind !== 'item')
      : textOf(source, types)
          .replace(/<[^<>]*>(?=.)/g, '')
          .includes(',')
  return { kind: 'braces', elements, map }
}
