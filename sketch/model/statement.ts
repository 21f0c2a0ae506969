import type { Expression, FunctionExpression, Loop, Variable } from './expression.ts'
import type { Pattern } from './pattern.ts'
import type { Span } from './source-location.ts'

/** `on A catch (e) { … }`; `type` is null where everything is caught. */
export interface CatchClause {
  readonly type: string | null
  readonly name: string | null
  readonly body: readonly Statement[]
}

export interface SwitchCase {
  /** Empty for `default`. */
  readonly patterns: readonly { readonly pattern: Pattern; readonly guard: Expression | null }[]
  readonly body: readonly Statement[]
}

/** `later`: of an asynchronous function. `none`: an abstract or external function. */
export type Body =
  | { readonly kind: 'expression'; readonly value: Expression; readonly later?: true }
  | { readonly kind: 'block'; readonly statements: readonly Statement[]; readonly later?: true }
  | { readonly kind: 'none' }

export type Statement =
  | { readonly kind: 'variables'; readonly variables: readonly Variable[] }
  | { readonly kind: 'destructure'; readonly pattern: Pattern; readonly value: Expression }
  | { readonly kind: 'function'; readonly name: string; readonly value: FunctionExpression }
  | { readonly kind: 'expression'; readonly value: Expression }
  | { readonly kind: 'return'; readonly value: Expression | null }
  /** Of a generator; `each`: everything that the value goes through. */
  | { readonly kind: 'yield'; readonly value: Expression; readonly each: boolean }
  | {
      readonly kind: 'if'
      readonly condition: Expression
      readonly pattern: Pattern | null
      readonly guard: Expression | null
      readonly consequent: Statement
      readonly otherwise: Statement | null
      /** From the condition to the end of the statement. */
      readonly span: Span
    }
  | { readonly kind: 'for'; readonly loop: Loop; readonly body: Statement; readonly label?: string }
  | { readonly kind: 'switch'; readonly subject: Expression; readonly cases: readonly SwitchCase[] }
  | { readonly kind: 'block'; readonly statements: readonly Statement[] }
  | {
      readonly kind: 'try'
      readonly body: readonly Statement[]
      readonly catches: readonly CatchClause[]
      readonly last: readonly Statement[]
    }
  /** `label`: of the loop that is meant, where it is not the innermost. */
  | { readonly kind: 'break'; readonly label?: string }
  | { readonly kind: 'continue'; readonly label?: string }
  | { readonly kind: 'opaque'; readonly text: string }
