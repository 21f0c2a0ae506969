import { type ProblemCode, PROBLEM_STATUS, type Refusal } from '@mosaygent/contract'

/** An expected failure: a code to decide by and a sentence for people that says what to do next. */
export interface Problem {
  readonly code: ProblemCode
  readonly detail: string
}

/** What an action gives back: its value, or the expected way in which it failed. Unexpected failures throw. */
export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem }

export function succeed<T>(value: T): Outcome<T> {
  return { ok: true, value }
}

export function refuse(code: ProblemCode, detail: string): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem: { code, detail } }
}

/** The HTTP status and body of a refusal. */
export function toRefusal(problem: Problem): { status: (typeof PROBLEM_STATUS)[ProblemCode]; body: Refusal } {
  return { status: PROBLEM_STATUS[problem.code], body: { detail: problem.detail, code: problem.code } }
}

/** The text of whatever was thrown; for logs, and for a `detail` when nothing better is known. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
