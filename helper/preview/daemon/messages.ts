import * as z from 'zod/mini'
import { parseJson } from '../../state/index.ts'

/** What the tool announces by itself; the fields are those somebody here reads. */
export const DaemonEvent = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('daemon.connected'),
    params: z.object({ version: z.string(), pid: z.optional(z.nullable(z.number())) }),
  }),
  z.object({ event: z.literal('app.start'), params: z.object({ appId: z.string() }) }),
  z.object({ event: z.literal('app.started'), params: z.object({ appId: z.string() }) }),
  z.object({
    event: z.literal('app.progress'),
    params: z.object({
      progressId: z.optional(z.nullable(z.string())),
      message: z.optional(z.nullable(z.string())),
      finished: z.optional(z.boolean()),
    }),
  }),
  z.object({ event: z.literal('app.webLaunchUrl'), params: z.object({ url: z.string() }) }),
  z.object({ event: z.literal('app.debugPort'), params: z.object({ wsUri: z.optional(z.string()) }) }),
  z.object({
    event: z.literal('app.devTools'),
    params: z.object({ uri: z.optional(z.nullable(z.string())) }),
  }),
  z.object({ event: z.literal('app.dtd'), params: z.object({ uri: z.optional(z.nullable(z.string())) }) }),
  z.object({
    event: z.literal('app.log'),
    params: z.object({ log: z.string(), error: z.optional(z.nullable(z.boolean())) }),
  }),
  z.object({
    event: z.literal('daemon.logMessage'),
    params: z.object({ message: z.string(), level: z.optional(z.string()) }),
  }),
  z.object({ event: z.literal('app.stop'), params: z.object({ error: z.optional(z.unknown()) }) }),
])
export type DaemonEvent = z.infer<typeof DaemonEvent>

/** Success carries no `result` key when the result is null. */
const Response = z.object({
  id: z.union([z.string(), z.number()]),
  result: z.optional(z.unknown()),
  error: z.optional(z.unknown()),
})

export type DaemonMessage =
  | { readonly kind: 'event'; readonly event: DaemonEvent }
  | {
      readonly kind: 'response'
      readonly id: string
      readonly result: unknown
      readonly error: string | null
    }
  | { readonly kind: 'text'; readonly text: string }

/**
 * Reads one line of the tool's standard output. What is not a message, or one that nobody here knows, is text: the
 * tool mixes prose and JSON. A message glued to prose that came without a line end is recovered.
 */
export function readLine(line: string): DaemonMessage[] {
  const whole = readMessage(line.trim())
  if (whole !== null) return [whole]
  const glued = /\[\{"(?:event|id)":/.exec(line)
  if (glued !== null && glued.index > 0) {
    const tail = readMessage(line.slice(glued.index).trim())
    if (tail !== null) return [{ kind: 'text', text: line.slice(0, glued.index) }, tail]
  }
  return [{ kind: 'text', text: line }]
}

function readMessage(text: string): DaemonMessage | null {
  if (!text.startsWith('[{') || !text.endsWith('}]')) return null
  // prose may look like a message
  const value = parseJson(text)
  if (!Array.isArray(value) || value.length !== 1) return null
  const body: unknown = value[0]
  const event = DaemonEvent.safeParse(body)
  if (event.success) return { kind: 'event', event: event.data }
  const response = Response.safeParse(body)
  if (!response.success || (typeof body === 'object' && body !== null && 'method' in body)) return null
  const { id, result, error } = response.data
  return { kind: 'response', id: String(id), result, error: error === undefined ? null : asText(error) }
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
