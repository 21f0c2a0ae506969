import * as z from 'zod/mini'

/**
 * What replies are made of that another helper gives, too: one that knows the documented calls and fields alone. What
 * it leaves out is filled in here, once, so that whoever reads a reply finds one shape.
 */

/** A field that may be missing: null then. */
export const orNull = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)

/** A yes that may be missing: no then. */
export const orFalse = z.pipe(
  z.nullish(z.boolean()),
  z.transform((said) => said ?? false),
)

/** A no that may be missing: yes then, for calls that any 2xx answers with success. */
export const orTrue = z.pipe(
  z.nullish(z.boolean()),
  z.transform((said) => said ?? true),
)

/** A sentence that may be missing: empty then. */
export const orEmpty = z.pipe(
  z.nullish(z.string()),
  z.transform((said) => said ?? ''),
)

/** A list that may be missing: empty then. */
export const orNone = <T extends z.ZodMiniType>(item: T) =>
  z.pipe(
    z.nullish(z.array(item)),
    z.transform((said) => said ?? []),
  )

/**
 * The reply of a call whose status says it all: a body that is no object, or none at all, says nothing besides. Every
 * field of `fields` has to be one that may be missing.
 */
export const anySuccess = <T extends z.ZodMiniType<object, Record<string, unknown>>>(fields: T) =>
  z.pipe(
    z.transform((body: unknown): Record<string, unknown> =>
      typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {},
    ),
    fields,
  )

/** Words by which a helper says that something is not there. */
const NOT_THERE = /^(?:|0|false|no|none|null|not\b.*|missing|absent|un\w+|outdated|stale)$/i

/**
 * Whether the packages are installed, said as a boolean, in a word (`installed`), or as an object: by its `installed`,
 * else by all that it names. Null where nothing is said.
 */
export const Installed = z.pipe(
  z.nullish(z.union([z.boolean(), z.string(), z.record(z.string(), z.unknown())])),
  z.transform((said) => (said === null || said === undefined ? null : saysYes(said))),
)

function saysYes(said: unknown): boolean {
  switch (typeof said) {
    case 'boolean':
      return said
    case 'string':
      return !NOT_THERE.test(said.trim())
    case 'object': {
      if (said === null) return false
      if ('installed' in said) return saysYes(said.installed)
      const each = Object.values(said)
      return each.length > 0 && each.every((one) => saysYes(one))
    }
    default:
      return false
  }
}

/** Where a number of a file system's clock is in ms and no longer in s. */
const MS_FROM = 100_000_000_000

/** A moment, said as text or as seconds or ms since the epoch: as ISO 8601; null where there is none, or it is no date. */
export const Moment = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((said) => {
    if (said === null || said === undefined) return null
    const date = new Date(typeof said === 'number' && said < MS_FROM ? said * 1_000 : said)
    return Number.isNaN(date.getTime()) ? null : date.toISOString()
  }),
)
