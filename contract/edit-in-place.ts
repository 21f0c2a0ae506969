import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'

/** Where a widget is written, as the sketch tells it. */
export const SourcePlace = z.strictObject({
  /** Relative to the codebase. */
  file: z.string().check(z.minLength(1), z.maxLength(4096)),
  line: z.int().check(z.gte(1), z.lte(10_000_000)),
  /** In UTF-16 units, from 1. */
  column: z.int().check(z.gte(1), z.lte(10_000_000)),
})
export type SourcePlace = z.infer<typeof SourcePlace>

/** Longer texts are edited in an editor. */
export const MOST_TEXT = 20_000

const Common = {
  /**
   * The argument, from the outside in: `['style', 'fontSize']`. Of one of several values when that is it stands behind the
   * argument (`if dark`, `else`, `if null`: `['style', 'if dark', 'fontSize']`), of what a style is made from `base`.
   */
  path: z.array(z.string()),
  /** What is replaced, in bytes of the file. */
  from: z.number(),
  to: z.number(),
}

/** One value at a call that stands there as a literal, and what it says. */
export const Literal = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('text'), ...Common, value: z.string() }),
    /** `whole`: no fraction may stand there. `least`: nothing below it; left out: any number may. */
    z.object({
      kind: z.literal('number'),
      ...Common,
      value: z.number(),
      whole: z.boolean(),
      least: z.optional(z.number()),
    }),
    z.object({ kind: z.literal('flag'), ...Common, value: z.boolean() }),
    z.object({
      kind: z.literal('colour'),
      ...Common,
      /** `#AARRGGBB`; null: the name is not known. */
      argb: z.nullable(z.string()),
      /** `red.shade500` of `Colors`; null: it is a number. */
      name: z.nullable(z.string()),
      /** Only a name of a whole palette fits there. */
      palette: z.boolean(),
    }),
    /** One of a few names of a type: `FontWeight.w600`. */
    z.object({
      kind: z.literal('choice'),
      ...Common,
      type: z.string(),
      value: z.string(),
      values: z.array(z.string()),
    }),
    /** `home` of `Icons.home`. */
    z.object({ kind: z.literal('icon'), ...Common, value: z.string() }),
  ]),
)
export type Literal = z.infer<typeof Literal>

/** A value that is no literal. */
export const Computed = z.object({
  path: z.array(z.string()),
  /** `interpolated`: a text with values in it. `joined`: several texts side by side. `fallback`: `a ?? b`. */
  what: z.enum(['interpolated', 'joined', 'name', 'call', 'condition', 'fallback', 'expression']),
  /** As it is written, cut where it is long. */
  written: z.string(),
})
export type Computed = z.infer<typeof Computed>

/** What may be said of a literal instead, by its kind. */
export const NewValue = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('text'), value: z.string().check(z.maxLength(MOST_TEXT)) }),
    z.strictObject({ kind: z.literal('number'), value: z.number().check(z.gte(-1e9), z.lte(1e9)) }),
    z.strictObject({ kind: z.literal('flag'), value: z.boolean() }),
    /** `#RRGGBB` keeps the alpha that is there; else `#AARRGGBB`, or a name of `Colors`. */
    z.strictObject({
      kind: z.literal('colour'),
      value: z.string().check(z.regex(/^(?:#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-z][\w.]{0,60})$/)),
    }),
    z.strictObject({ kind: z.literal('choice'), value: z.string().check(z.regex(/^[a-z]\w{0,60}$/i)) }),
    z.strictObject({ kind: z.literal('icon'), value: z.string().check(z.regex(/^[a-z]\w{0,80}$/)) }),
  ]),
)
export type NewValue = z.infer<typeof NewValue>

/** What Undo and Redo would do, in words; null: nothing. */
const History = { undo: z.nullable(z.string()), redo: z.nullable(z.string()) }

/** The literals of one call, and the content of the file that they were read from. */
export const CallLiterals = z.object({
  place: SourcePlace,
  /** The call as it is written: `ListView.builder`. */
  call: z.string(),
  /** SHA-256 of the file's bytes, hex. */
  hash: z.string(),
  literals: z.array(Literal),
  computed: z.array(Computed),
  ...History,
})
export type CallLiterals = z.infer<typeof CallLiterals>

/**
 * A literal that stands elsewhere. `call`: at the one that made the widget around, for what the widget hands on;
 * `default`: of that widget's parameter, which the call does not give; `constant`: a constant or getter of the app, whose
 * name is `call` then. `hash`: of that place's file. It is edited by `editLiteral`, with the place and hash that are told
 * here.
 */
const GivenLiteral = z.object({
  how: z.enum(['call', 'default', 'constant']),
  place: SourcePlace,
  /** Of the literal itself. */
  line: z.number(),
  call: z.string(),
  hash: z.string(),
  literal: Literal,
})
export type GivenLiteral = z.infer<typeof GivenLiteral>

/**
 * One of the places that a value which is no literal comes from, in the order in which it names them: where the app
 * declares what it names, or the call that gives it, or the package that declares it.
 */
const Origin = z.lazy(() =>
  z.object({
    path: z.array(z.string()),
    /** What of the value comes from there: `product.name`. */
    name: z.string(),
    /** What stands behind that, and is not known: `price`. */
    rest: z.optional(z.string()),
    /** `package:flutter`, `dart:math`; left out: the app itself. */
    library: z.optional(z.string()),
    /** `file`: relative to the codebase, or as code imports it. Null: only the library is known, or it cannot be opened. */
    place: z.nullable(z.object({ file: z.string(), line: z.number() })),
    /** It is given there, as a literal. */
    given: z.optional(GivenLiteral),
  }),
)
export type Origin = z.infer<typeof Origin>

/** The keys that lead to a text in a file of translations. */
const TextKey = z
  .array(z.string().check(z.minLength(1), z.maxLength(1000)))
  .check(z.minLength(1), z.maxLength(100))

/** A text of a file of translations. */
const Translation = z.lazy(() =>
  z.object({
    /** Relative to the codebase. */
    file: z.string(),
    key: z.array(z.string()),
    value: z.string(),
    /** Where it begins, from 1. */
    line: z.number(),
    /** SHA-256 of the file's bytes, hex. */
    hash: z.string(),
    ...History,
  }),
)
export type Translation = z.infer<typeof Translation>

const Taken = z.object({ message: z.string(), file: z.string(), ...History })

/** Ours: editing in place. The literals of a widget's call in the Dart file are read, and one of them is replaced. */
export const editInPlaceEndpoints = {
  /**
   * `call`: what is expected to stand there; null: whatever does. `hash`: of the file's bytes when it stood there, as it was
   * told before; where they are others now, it is looked for where it stands now, and the reply says where.
   */
  literalsAt: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/literals`,
    body: () =>
      z.strictObject({
        place: SourcePlace,
        call: z.nullable(z.string().check(z.maxLength(500))),
        hash: z.optional(z.string().check(z.maxLength(64))),
      }),
    reply: () => CallLiterals,
    fallback: 'Failed to read what is written there',
  }),
  /**
   * Of the values that are no literals, by their arguments; what is not found is left out. `makers`: the calls
   * of the app's own widgets that it is in, the innermost first.
   */
  literalOrigins: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/literal-origins`,
    body: () =>
      z.strictObject({
        place: SourcePlace,
        call: z.string().check(z.maxLength(500)),
        makers: z.optional(z.array(SourcePlace).check(z.maxLength(20))),
      }),
    reply: () => z.object({ origins: z.array(Origin) }),
    fallback: 'Failed to look for where the values come from',
  }),
  /** Every byte besides stays. `file-changed` where the content is not the one of `hash`: nothing is written then. */
  editLiteral: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/edit-literal`,
    body: () =>
      z.strictObject({
        place: SourcePlace,
        hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        from: z.int().check(z.gte(0)),
        to: z.int().check(z.gte(0)),
        value: NewValue,
        /** Edits of one literal with the same mark are one step of Undo. */
        run: z.string().check(z.minLength(1), z.maxLength(60)),
      }),
    reply: () => CallLiterals,
    fallback: 'Failed to change the literal',
  }),
  /** One text of a file that the project's own configuration names for translations: ARB, or JSON. */
  translationAt: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/translation`,
    body: () => z.strictObject({ file: SourcePlace.shape.file, key: TextKey }),
    reply: () => Translation,
    fallback: 'Failed to read the translation',
  }),
  /** As `editLiteral`. */
  editTranslation: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/edit-translation`,
    body: () =>
      z.strictObject({
        file: SourcePlace.shape.file,
        key: TextKey,
        hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
        value: z.string().check(z.maxLength(MOST_TEXT)),
        run: z.string().check(z.minLength(1), z.maxLength(60)),
      }),
    reply: () => Translation,
    fallback: 'Failed to change the translation',
  }),
  undoLiteral: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/edit-literal/undo`,
    body: null,
    reply: () => Taken,
    fallback: 'Failed to undo the edit',
  }),
  redoLiteral: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/flutter/edit-literal/redo`,
    body: null,
    reply: () => Taken,
    fallback: 'Failed to redo the edit',
  }),
}
