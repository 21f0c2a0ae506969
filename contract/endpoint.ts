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

type AnyBody = (() => z.ZodMiniType) | null
type MadeBody<Body extends AnyBody> = Body extends () => z.ZodMiniType ? ReturnType<Body> : null

/** A row as it is written: its schemas are made when they are first asked for. */
interface Row<Body extends AnyBody, Reply, Method> {
  readonly method: Method
  readonly path: string
  readonly body: Body
  readonly reply: () => Reply
  readonly fallback: string
}

/**
 * Declares a row, with its literal types. A schema is made at the first call of its row: all of them at every start of a
 * helper and of a page are a thousand objects, of which one conversation needs a few.
 */
export function endpoint<Body extends AnyBody, Reply extends z.ZodMiniType, Method extends 'GET' | 'POST'>({
  method,
  path,
  body,
  reply,
  fallback,
}: Row<Body, Reply, Method>): Endpoint<MadeBody<Body>, Reply, Method>
export function endpoint({
  method,
  path,
  body,
  reply,
  fallback,
}: Row<AnyBody, z.ZodMiniType, 'GET' | 'POST'>): Endpoint<z.ZodMiniType | null, z.ZodMiniType> {
  const made: { body?: z.ZodMiniType | null; reply?: z.ZodMiniType } = {}
  return {
    method,
    path,
    get body() {
      return (made.body ??= body === null ? null : body())
    },
    get reply() {
      return (made.reply ??= reply())
    },
    fallback,
  }
}

type AnyEndpoint = Endpoint<z.ZodMiniType | null, z.ZodMiniType>

/** What a caller sends: the schema's input, or nothing. */
export type BodyOf<E extends AnyEndpoint> = E['body'] extends z.ZodMiniType ? z.output<E['body']> : undefined
/** What a caller gets back once parsed. */
export type ReplyOf<E extends AnyEndpoint> = z.output<E['reply']>
