import { readParameters } from './read-parameters.ts'
import { childOf, childrenOf, fieldOf, named, textOf } from './syntax.ts'
import { bodyWithWanted, withWanted } from '../model/wanted-type.ts'
import type { Source, Syntax } from './syntax.ts'
import type { FieldDeclaration, FunctionDeclaration } from '../model/declaration.ts'

const LISTS = ['initialized_identifier_list', 'static_final_declaration_list'] as const
const ENTRIES = ['initialized_identifier', 'static_final_declaration'] as const

/** The fields that one declaration in a class declares; none for an abstract method. */
export function readField(source: Source, member: Syntax): FieldDeclaration[] {
  const isStatic = member.children.some((child) => child.type === 'static')
  return childrenOf(member, ...LISTS).flatMap((list) =>
    readVariableList(source, list, isStatic, source.text.slice(member.start, list.start)),
  )
}

function isNullable(head: string): boolean {
  return head.trimEnd().endsWith('?') && !/\blate\b/.test(head)
}

/** `a = 1, b` of a field or a top-level variable; `head` is what is written before them. */
export function readVariableList(
  source: Source,
  list: Syntax,
  isStatic: boolean,
  head = '',
): FieldDeclaration[] {
  const isLate = /\blate\b/.test(head)
  return childrenOf(list, ...ENTRIES).map((entry) => {
    const [name, initial] = named(entry)
    return {
      name: name === undefined ? '' : textOf(source, name),
      static: isStatic,
      nullable: isNullable(head),
      late: isLate,
      type: head.trim(),
      initial: initial === undefined ? null : withWanted(source.expression(initial), head),
    }
  })
}

const KINDS = ['function_signature', 'getter_signature', 'setter_signature', 'operator_signature'] as const

/**
 * A method or function with its body, which lies in `owner`. A setter is called `name=`, an operator as it is written,
 * the minus before a value `unary-`, as in Dart itself.
 */
export function readFunction(source: Source, signature: Syntax, owner: Syntax): FunctionDeclaration[] {
  const inner = KINDS.some((each) => each === signature.type) ? signature : childOf(signature, ...KINDS)
  if (inner === undefined) return []
  const list = childOf(inner, 'formal_parameter_list')
  const parameters = readParameters(source, list)
  const name = nameOf(source, inner, parameters.length)
  if (name === null) return []
  const body = fieldOf(owner, 'body')
  const returns = source.text
    .slice(inner.start, name.start)
    .replace(/\s*\b(get|set|operator)\s*$/, '')
    .trim()
  return [
    {
      name: name.text,
      static:
        signature.children.some((child) => child.type === 'static') ||
        owner.children.some((child) => child.type === 'static'),
      getter: inner.type === 'getter_signature',
      returns,
      ...readTypeParameters(source, inner),
      parameters,
      body: body === undefined ? { kind: 'none' } : bodyWithWanted(source.body(body), returns),
    },
  ]
}

function nameOf(
  source: Source,
  signature: Syntax,
  parameters: number,
): { readonly text: string; readonly start: number } | null {
  if (signature.type === 'operator_signature') {
    const at = signature.children.findIndex(({ type }) => type === 'operator')
    const operator = at === -1 ? undefined : signature.children[at + 1]
    if (operator === undefined) return null
    const written = textOf(source, operator)
    return { text: written === '-' && parameters === 0 ? 'unary-' : written, start: operator.start }
  }
  const name = fieldOf(signature, 'name') ?? childOf(signature, 'identifier')
  if (name === undefined) return null
  const text = textOf(source, name)
  return { text: signature.type === 'setter_signature' ? `${text}=` : text, start: name.start }
}

/** `T` and `S` of `f<T extends Object, S>()` and of a class. */
export function readTypeParameters(
  source: Source,
  declared: Syntax,
): { readonly typeParameters?: readonly string[] } {
  const list = childOf(declared, 'type_parameters')
  if (list === undefined) return {}
  const names = childrenOf(list, 'type_parameter').flatMap((each) => childOf(each, 'type_identifier') ?? [])
  return { typeParameters: names.map((each) => textOf(source, each)) }
}
