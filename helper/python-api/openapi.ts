import * as z from 'zod/mini'

/** A call that an API describes, with the fragment of its place in Swagger's page. */
export interface DescribedCall {
  readonly method: string
  readonly path: string
  readonly summary: string | null
  readonly fragment: string | null
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const
const Operation = z.object({
  summary: z.optional(z.string()),
  operationId: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
})
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const MOST_CHARACTERS = 200

/** The calls of an OpenAPI document, in its order; null: it is none. */
export function readOpenApi(text: string): readonly DescribedCall[] | null {
  const document = Document.safeParse(JSON.parse(text))
  if (!document.success) return null
  return Object.entries(document.data.paths).flatMap(([path, operations]) =>
    METHODS.flatMap((method) => {
      const operation = Operation.safeParse(operations[method])
      if (!operation.success) return []
      const { summary, operationId, tags } = operation.data
      const words = [tags?.[0] ?? 'default', operationId ?? '']
      return [
        {
          method: method.toUpperCase(),
          path: path.slice(0, MOST_CHARACTERS),
          summary: summary === undefined ? null : summary.slice(0, MOST_CHARACTERS),
          fragment: operationId === undefined ? null : `#/${words.map(encodeURIComponent).join('/')}`,
        },
      ]
    }),
  )
}
