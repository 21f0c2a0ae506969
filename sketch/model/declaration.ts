import type { Argument, Expression, Parameter } from './expression.ts'
import type { Body } from './statement.ts'

export interface FieldDeclaration {
  readonly name: string
  readonly static: boolean
  /** Whether it is null until it is set: its type ends with `?`, and it is not `late`. */
  readonly nullable: boolean
  /** Whether it is `late`: read before it is set, it throws. */
  readonly late?: boolean
  /** What is written before its name, the type last. */
  readonly type?: string
  readonly initial: Expression | null
}

/** A method, a getter (`getter`: it is read without parentheses) or a top-level function. Setters are left out. */
export interface FunctionDeclaration {
  readonly name: string
  readonly static: boolean
  readonly getter: boolean
  /** Its type as written; absent where nothing is. */
  readonly returns?: string
  /** Absent where it takes no types. */
  readonly typeParameters?: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly body: Body
}

export interface ConstructorDeclaration {
  /** Empty for the unnamed one. */
  readonly name: string
  readonly factory: boolean
  /** Whether it is `const`. */
  readonly constant?: true
  readonly parameters: readonly Parameter[]
  readonly fields: readonly { readonly name: string; readonly value: Expression }[]
  readonly superCall: ConstructorCall | null
  readonly redirect: ConstructorCall | null
  /** The class that a factory is another name of: `B` of `factory A.b() = B`. */
  readonly standsFor?: string
  readonly body: Body
}

export interface ConstructorCall {
  readonly name: string
  readonly arguments: readonly Argument[]
}

export interface EnumConstant {
  readonly name: string
  readonly constructor: string
  /** As they are written: `size<int>(3)`. */
  readonly types: readonly string[]
  readonly arguments: readonly Argument[]
}

/** What stands before a declaration for a generator: `@TypedGoRoute<HomeRoute>(path: '/')`. */
export interface Annotation {
  readonly name: string
  readonly types: readonly string[]
  readonly arguments: readonly Argument[]
  readonly offset: number
}

export interface ClassDeclaration {
  readonly kind: 'class' | 'mixin' | 'enum' | 'extension'
  readonly name: string
  /** For an extension: the type it extends. */
  readonly superclass: string | null
  /** Set where an extension extends what may be null: `on String?`, `on T`. */
  readonly onNullable?: true
  /** The prefix of the import that the superclass is from; absent where none is written. */
  readonly superPrefix?: string
  /** The names of the type arguments of the superclass. */
  readonly superTypes?: readonly string[]
  /** Absent where it takes no types. */
  readonly typeParameters?: readonly string[]
  readonly mixins: readonly string[]
  readonly fields: readonly FieldDeclaration[]
  readonly methods: readonly FunctionDeclaration[]
  readonly constructors: readonly ConstructorDeclaration[]
  readonly constants: readonly EnumConstant[]
}

export interface ImportDeclaration {
  readonly uri: string
  readonly prefix: string | null
}

export type Declared =
  | { readonly kind: 'class'; readonly declaration: ClassDeclaration }
  | { readonly kind: 'function'; readonly declaration: FunctionDeclaration }
  | { readonly kind: 'variable'; readonly declaration: FieldDeclaration }

/** The content of one source file. Each declaration is read when it is first used. */
export interface SourceUnit {
  /** Offset at which each line begins. */
  readonly lineStarts: readonly number[]
  readonly imports: readonly ImportDeclaration[]
  readonly exports: readonly string[]
  readonly parts: readonly string[]
  /** Declarations that are too large to be read. */
  readonly passedOver: number
  /** Where declarations begin that nest too deep to be read, as far as they were asked for. */
  readonly tooDeep: readonly number[]
  /** Of all that it declares; of an extension the one that it has itself, if any. */
  names(): Iterable<string>
  find(name: string): Declared | null
  /** Where the declaration of that name begins; null when there is none. */
  startOf(name: string): number | null
  extensionsOn(type: string): readonly ClassDeclaration[]
  /** By the name of what stands for it, a class that a constructor of it redirects to: `_Loaded` of `Cart`. */
  standIns(): ReadonlyMap<string, string>
  /** The annotations of its declarations whose names begin so, in their order. */
  annotated(beginning: string): readonly Annotation[]
  /** Reads all that it declares. */
  all(): readonly Declared[]
}
