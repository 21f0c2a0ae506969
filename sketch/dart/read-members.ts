import { readParameters } from './read-parameters.ts'
import { childOf, childrenOf, fieldOf, named, textOf } from './syntax.ts'
import type { Source, Syntax } from './syntax.ts'
import type { FieldDeclaration, FunctionDeclaration } from '../model/declaration.ts'

const LISTS = ['initialized_identifier_list', 'static_final_declaration_list'] as const
const ENTRIES = ['initialized_identifier', 'static_final_declaration'] as const

/** The fields that one declaration in a class declares; none for an abstract method. */
export function readField(source: Source, member: Syntax): FieldDeclaration[] {
  const isStatic = member.children.some((child) => child.type === 'static')
  return childrenOf(member, ...LISTS).flatMap((list) =>
    readVariableList(source, list, isStatic, isNullable(source.text.slice(member.start, list.start))),
  )
}

function isNullable(head: string): boolean {
  return head.trimEnd().endsWith('?') && !/\blate\b/.test(head)
}

/** `a = 1, b` of a field or a top-level variable. */
export function readVariableList(
  source: Source,
  list: Syntax,
  isStatic: boolean,
  nullable = false,
): FieldDeclaration[] {
  return childrenOf(list, ...ENTRIES).map((entry) => {
    const [name, initial] = named(entry)
    return {
      name: name === undefined ? '' : textOf(source, name),
      static: isStatic,
      nullable,
      initial: initial === undefined ? null : source.expression(initial),
    }
  })
}

/** A method or function with its body, which lies in `owner`; none for setters and operators. */
export function readFunction(source: Source, signature: Syntax, owner: Syntax): FunctionDeclaration[] {
  const inner =
    signature.type === 'function_signature' || signature.type === 'getter_signature'
      ? signature
      : childOf(signature, 'function_signature', 'getter_signature')
  const name = inner === undefined ? undefined : fieldOf(inner, 'name')
  if (inner === undefined || name === undefined) return []
  const body = fieldOf(owner, 'body')
  return [
    {
      name: textOf(source, name),
      static:
        signature.children.some((child) => child.type === 'static') ||
        owner.children.some((child) => child.type === 'static'),
      getter: inner.type === 'getter_signature',
      returns: source.text
        .slice(inner.start, name.start)
        .replace(/\s*\bget\s*$/, '')
        .trim(),
      ...readTypeParameters(source, inner),
      parameters: readParameters(source, childOf(inner, 'formal_parameter_list')),
      body: body === undefined ? { kind: 'none' } : source.body(body),
    },
  ]
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
