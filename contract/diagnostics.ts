import * as z from 'zod/mini'

/** Another location that a diagnostic refers to, for example a declaration. */
export const RelatedLocation = z.lazy(() =>
  z.object({
    /** As in Diagnostic. */
    file: z.nullable(z.string()),
    /** From 1. */
    line: z.nullable(z.number()),
    column: z.nullable(z.number()),
    /** The compiler's words, for example `Found this candidate, but the arguments don't match.` */
    message: z.string(),
  }),
)
export type RelatedLocation = z.infer<typeof RelatedLocation>

/** One error of the compiler as data; `errors` beside it carries the same as text. */
export const Diagnostic = z.lazy(() =>
  z.object({
    /**
     * With forward slashes: relative to the codebase for a file in it, `package:flutter/src/material/app.dart` for a file
     * of the SDK. `openInEditor` takes both.
     */
    file: z.nullable(z.string()),
    /** From 1. */
    line: z.nullable(z.number()),
    column: z.nullable(z.number()),
    message: z.string(),
    /** Lines of source around the location, with their numbers; empty when the file cannot be read. */
    frame: z.array(z.object({ line: z.number(), text: z.string() })),
    /** How often the compiler printed the same for the same location; absent: once. */
    count: z.optional(z.number()),
    /** How many errors follow from this one and are folded under it; `errors` still has their text. */
    following: z.optional(z.number()),
    /** Other locations that it refers to; absent: none. */
    related: z.optional(z.array(RelatedLocation)),
  }),
)
export type Diagnostic = z.infer<typeof Diagnostic>
