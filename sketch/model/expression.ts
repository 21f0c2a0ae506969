import type { Pattern } from './pattern.ts'
import type { Span } from './source-location.ts'
import type { Body } from './statement.ts'

/** `name` is null for a positional argument. */
export interface Argument {
  readonly name: string | null
  readonly value: Expression
}

/** Where a constructor's argument goes: to a field, to the superclass's parameter, or nowhere. */
type ParameterTarget = 'local' | 'field' | 'super'

export interface Parameter {
  readonly name: string
  readonly named: boolean
  readonly target: ParameterTarget
  readonly initial: Expression | null
  /** The name of its type, where that is written. */
  readonly type?: string
  /** Whether that type may be null by a question mark behind it. */
  readonly nullable?: true
}

export interface FunctionExpression {
  readonly kind: 'function'
  readonly parameters: readonly Parameter[]
  readonly body: Body
}

/** One place in a list, set or map literal. `pair` belongs to maps. */
export type Element =
  | { readonly kind: 'item'; readonly value: Expression }
  | { readonly kind: 'pair'; readonly key: Expression; readonly value: Expression }
  | { readonly kind: 'spread'; readonly value: Expression; readonly span: Span }
  | {
      readonly kind: 'if'
      readonly condition: Expression
      readonly pattern: Pattern | null
      readonly guard: Expression | null
      readonly consequent: Element | null
      readonly otherwise: Element | null
      /** The condition and what is there when it holds. */
      readonly span: Span
    }
  | { readonly kind: 'for'; readonly loop: Loop; readonly body: Element }

export type Loop =
  | {
      readonly kind: 'each'
      readonly pattern: Pattern
      readonly items: Expression
      /** The whole loop. */
      readonly span: Span
    }
  | {
      readonly kind: 'count'
      readonly variables: readonly Variable[]
      readonly condition: Expression | null
      readonly updates: readonly Expression[]
      /** The condition is asked after each round: `do … while (condition)`. */
      readonly asksAfter?: true
      readonly span: Span
    }

export interface Variable {
  readonly name: string
  readonly initial: Expression | null
}

export interface SwitchArm {
  readonly pattern: Pattern
  readonly guard: Expression | null
  readonly value: Expression
}

/** A text that code asks for by a key: the file of one language, absolute, and the keys that lead to it there. */
export interface TextPlace {
  readonly file: string
  readonly key: readonly string[]
}

/** An expression of Dart, as little of it as drawing needs. What is not understood is kept as `opaque` text. */
export type Expression =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly value: number; readonly double: boolean }
  /** `from`: it is made of a translation. */
  | { readonly kind: 'string'; readonly parts: readonly (string | Expression)[]; readonly from?: TextPlace }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'this' }
  | { readonly kind: 'super' }
  | { readonly kind: 'list'; readonly elements: readonly Element[] }
  | { readonly kind: 'braces'; readonly elements: readonly Element[]; readonly map: boolean }
  | { readonly kind: 'record'; readonly fields: readonly Argument[] }
  /** `aware`: it is taken by `?.`, of nothing where its target is null. */
  | { readonly kind: 'member'; readonly target: Expression; readonly name: string; readonly aware?: true }
  | {
      readonly kind: 'index'
      readonly target: Expression
      readonly index: Expression
      /** The brackets. */
      readonly span: Span
    }
  | {
      readonly kind: 'call'
      readonly callee: Expression
      readonly arguments: readonly Argument[]
      /** The names of the type arguments: `T` of `context.watch<T>()`. */
      readonly types: readonly string[]
      /** The type that its place has, where it gives none itself and may be meant for that. */
      readonly wanted?: string
      /** UTF-16 offset of the call in its file. */
      readonly at: number
    }
  /** `read<Cart>`, which is not called yet. */
  | { readonly kind: 'typed'; readonly target: Expression; readonly types: readonly string[] }
  | FunctionExpression
  | {
      readonly kind: 'conditional'
      readonly condition: Expression
      readonly consequent: Expression
      readonly otherwise: Expression
      /** The condition and what is there when it holds; null: it is not of a Dart file. */
      readonly span: Span | null
    }
  | {
      readonly kind: 'binary'
      readonly operator: string
      readonly left: Expression
      readonly right: Expression
    }
  | { readonly kind: 'unary'; readonly operator: string; readonly operand: Expression }
  | {
      readonly kind: 'assign'
      readonly operator: string
      readonly target: Expression
      readonly value: Expression
    }
  | { readonly kind: 'cascade'; readonly target: Expression; readonly sections: readonly Expression[] }
  /** Stands at the root of a cascade's section for the value the cascade is about. */
  | { readonly kind: 'cascaded' }
  | { readonly kind: 'switch'; readonly subject: Expression; readonly arms: readonly SwitchArm[] }
  | {
      readonly kind: 'is'
      readonly operand: Expression
      readonly type: string
      readonly negated: boolean
    }
  /** Null: what was caught, once more. */
  | { readonly kind: 'throw'; readonly value: Expression | null }
  /** `.center`, of the type that its place has; `type`: that, where it is known. */
  | { readonly kind: 'shorthand'; readonly name: string; readonly type?: string }
  | { readonly kind: 'opaque'; readonly text: string }
