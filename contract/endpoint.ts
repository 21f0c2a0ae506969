import type * as z from 'zod/mini'

/** One row of the conversation: what is asked, what may be answered, and what to say when the answer says nothing. */
export interface Endpoint<
  Body extends z.ZodMiniType | null,
  Reply extends z.ZodMiniType,
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
> {
  readonly method: Method
  /** Absolute path on the helper's origin. */
  readonly path: string
  /** `null`: no body; an empty one or `{}` is accepted, too. */
  readonly body: Body
  readonly reply: Reply
  /** The text shown when a non-OK reply carries no `detail` (error catalogue of the specification). */
  readonly fallback: string
}

/** Declares a row; exists only so that the literal types survive. */
export function endpoint<
  Body extends z.ZodMiniType | null,
  Reply extends z.ZodMiniType,
  Method extends 'GET' | 'POST',
>(row: Endpoint<Body, Reply, Method>): Endpoint<Body, Reply, Method> {
  return row
}

type AnyEndpoint = Endpoint<z.ZodMiniType | null, z.ZodMiniType>

/** What a caller sends: the schema's input, or nothing. */
export type BodyOf<E extends AnyEndpoint> = E['body'] extends z.ZodMiniType ? z.output<E['body']> : undefined
/** What a caller gets back once parsed. */
export type ReplyOf<E extends AnyEndpoint> = z.output<E['reply']>
