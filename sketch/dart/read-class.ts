import { readArguments, readParameters, readTypeArguments } from './read-parameters.ts'
import { readField, readFunction, readTypeParameters } from './read-members.ts'
import { constructorName, isBodyOfPrimary } from './constructor-names.ts'
import { readPrimary } from './read-primary.ts'
import { childOf, childrenOf, fieldOf, named, textOf, typesIn } from './syntax.ts'
import { withWanted } from '../model/wanted-type.ts'
import type { Source, Syntax } from './syntax.ts'
import type {
  ClassDeclaration,
  ConstructorCall,
  ConstructorDeclaration,
  EnumConstant,
  FieldDeclaration,
  FunctionDeclaration,
} from '../model/declaration.ts'

const KINDS: Readonly<Record<string, ClassDeclaration['kind']>> = {
  class_definition: 'class',
  mixin_declaration: 'mixin',
  enum_declaration: 'enum',
  extension_declaration: 'extension',
}

const CONSTRUCTORS = [
  'constructor_signature',
  'constant_constructor_signature',
  'factory_constructor_signature',
  'redirecting_factory_constructor_signature',
] as const

/** The type that an extension extends, behind the prefix of its import. */
function extendedBy(node: Syntax): Syntax | undefined {
  return node.children.findLast((child) => child.field === 'class' && child.named)
}

/** A type with `?`, and one that takes any. */
function mayBeNull(source: Source, node: Syntax, above: Syntax | undefined): boolean {
  if (above?.type === 'nullable_type') return true
  const { typeParameters = [] } = readTypeParameters(source, node)
  return above !== undefined && typeParameters.includes(textOf(source, above))
}

/** A class, mixin, enum or extension; null for what is none of them. */
export function readClass(source: Source, node: Syntax): ClassDeclaration | null {
  const kind = KINDS[node.type]
  if (kind === undefined) return null
  // `class A = B with C;`
  const alias = childOf(node, 'mixin_application_class')
  const name = fieldOf(node, 'name') ?? childOf(alias ?? node, 'identifier')
  const applied = alias === undefined ? undefined : childOf(alias, 'mixin_application')
  const above = kind === 'extension' ? extendedBy(node) : (applied ?? childOf(node, 'superclass'))
  const isMixedOnly = above !== undefined && above.children[0]?.type === 'mixins'
  // `extends material.State`: the first of the names is that of the import.
  const names = above === undefined || isMixedOnly ? [] : childrenOf(above, 'type_identifier')
  const superclass = isMixedOnly ? undefined : (names.at(-1) ?? above)
  // those of an enum, which has no superclass, are its own children
  const mixins = (above === undefined ? undefined : childOf(above, 'mixins')) ?? childOf(node, 'mixins')
  const body = fieldOf(node, 'body') ?? childOf(node, 'class_body', 'enum_body', 'extension_body')
  const fields: FieldDeclaration[] = []
  const methods: FunctionDeclaration[] = []
  const constructors: ConstructorDeclaration[] = []
  const constants: EnumConstant[] = []
  const header = readPrimary(source, node)
  let inBody: ConstructorDeclaration | null = null
  for (const member of body === undefined ? [] : named(body)) {
    if (member.type === 'enum_constant') constants.push(readConstant(source, member))
    else if (member.type === 'declaration' || member.type === 'method_declaration') {
      const signature = childOf(member, 'method_signature') ?? member
      const constructor = childOf(signature, ...CONSTRUCTORS)
      if (constructor !== undefined && isBodyOfPrimary(source, constructor)) {
        inBody = readConstructor(source, constructor, member, name)
      } else if (constructor !== undefined && !isNamedAs(source, constructor, name)) {
        methods.push(readUntyped(source, constructor, member))
      } else if (constructor !== undefined) {
        constructors.push(readConstructor(source, constructor, member, name))
      } else if (member.type === 'declaration') {
        fields.push(...readField(source, member).map((field) => header?.take(field, member) ?? field))
      } else methods.push(...readFunction(source, signature, member))
    }
  }
  if (header !== null) {
    constructors.unshift(header.constructorWith(inBody))
    fields.unshift(...header.fields)
  }
  return {
    kind,
    name: name === undefined ? '' : textOf(source, name),
    superclass: superclass === undefined ? null : textOf(source, superclass).replace(/<.*$/s, ''),
    ...(kind === 'extension' && mayBeNull(source, node, above) ? { onNullable: true as const } : {}),
    ...(names.length > 1 && names[0] !== undefined ? { superPrefix: textOf(source, names[0]) } : {}),
    superTypes: kind === 'extension' ? [] : readTypeArguments(source, above),
    ...readTypeParameters(source, node),
    mixins: mixins === undefined ? [] : typesIn(mixins).map((child) => textOf(source, child)),
    fields,
    methods,
    constructors: constructors.map((each) => toldTypes(each, fields)),
    constants,
  }
}

/** `Shop() : cart = getIt()`, `{this.size = .small}`: the field says which type is meant. */
function toldTypes(
  constructor: ConstructorDeclaration,
  declared: readonly FieldDeclaration[],
): ConstructorDeclaration {
  const typeOf = (name: string): string | undefined => declared.find((each) => each.name === name)?.type
  const fields = constructor.fields.map(({ name, value }) => ({
    name,
    value: withWanted(value, typeOf(name)),
  }))
  const parameters = constructor.parameters.map((each) =>
    each.initial === null ? each : { ...each, initial: withWanted(each.initial, typeOf(each.name)) },
  )
  return { ...constructor, fields, parameters }
}

/** A method without a return type looks like a constructor; only its name tells. */
function isNamedAs(source: Source, constructor: Syntax, name: Syntax | undefined): boolean {
  const own = childOf(constructor, 'identifier')
  const isPlain = constructor.type === 'constructor_signature'
  if (!isPlain || own === undefined || name === undefined) return true
  const text = textOf(source, own)
  return text === 'new' || text === textOf(source, name)
}

function readUntyped(source: Source, signature: Syntax, member: Syntax): FunctionDeclaration {
  const name = childOf(signature, 'identifier')
  const body = fieldOf(member, 'body')
  return {
    name: name === undefined ? '' : textOf(source, name),
    static: [...signature.children, ...member.children].some((child) => child.type === 'static'),
    getter: false,
    parameters: readParameters(source, childOf(signature, 'formal_parameter_list')),
    body: body === undefined ? { kind: 'none' } : source.body(body),
  }
}

function readConstant(source: Source, node: Syntax): EnumConstant {
  const [name, constructor] = childrenOf(node, 'identifier')
  return {
    name: name === undefined ? '' : textOf(source, name),
    constructor: constructor === undefined ? '' : textOf(source, constructor),
    types: [node, childOf(node, 'argument_part')].flatMap((each) => readTypeArguments(source, each)),
    arguments: readArguments(source, childOf(node, 'argument_part', 'arguments')),
  }
}

function readConstructor(
  source: Source,
  signature: Syntax,
  member: Syntax,
  type: Syntax | undefined,
): ConstructorDeclaration {
  const body = fieldOf(member, 'body')
  // With a body, they stand beside the signature, one level deeper.
  const head = childOf(member, 'method_signature') ?? member
  const initializers = childOf(head, 'initializers')
  const fields: { name: string; value: ConstructorDeclaration['fields'][number]['value'] }[] = []
  let superCall: ConstructorCall | null = null
  for (const entry of initializers === undefined ? [] : named(initializers)) {
    const field = childOf(entry, 'field_initializer')
    if (field !== undefined) {
      const id = childOf(field, 'identifier')
      const value = named(field).at(-1)
      if (id !== undefined && value !== undefined) {
        fields.push({ name: textOf(source, id), value: source.expression(value) })
      }
    } else if (childOf(entry, 'super') !== undefined) superCall = readCall(source, entry)
  }
  const redirection = childOf(head, 'redirection')
  const standsFor =
    signature.type === 'redirecting_factory_constructor_signature' ? typesIn(signature)[0] : undefined
  return {
    name: constructorName(source, signature, type),
    factory: signature.type.endsWith('factory_constructor_signature'),
    ...(signature.type === 'constant_constructor_signature' ? { constant: true as const } : {}),
    parameters: readParameters(source, childOf(signature, 'formal_parameter_list')),
    fields,
    superCall,
    redirect: redirection === undefined ? null : readCall(source, redirection),
    ...(standsFor === undefined ? {} : { standsFor: textOf(source, standsFor) }),
    body: body === undefined ? { kind: 'none' } : source.body(body),
  }
}

function readCall(source: Source, node: Syntax): ConstructorCall {
  const name = childOf(node, 'identifier')
  return {
    name: name === undefined ? '' : textOf(source, name),
    arguments: readArguments(source, childOf(node, 'arguments')),
  }
}
