import * as z from 'zod/mini'
import { ASKED_PERMISSIONS, DEVICE_IDENTITIES, EDGE_PARTS } from './app-frame.ts'

export const Brightness = z.enum(['light', 'dark'])
export type Brightness = z.infer<typeof Brightness>

/** Which way the keyboard focus goes: with F6, or with Shift+F6 for `back`. */
export const FocusDirection = z.enum(['forward', 'back'])
export type FocusDirection = z.infer<typeof FocusDirection>

/**
 * What the dashboard and the small script in the app's page say to each other by `postMessage`. The gateway adds the
 * script to the app shell when it understands the page; it speaks to the dashboard that frames it and to nobody else,
 * and hears nobody else. No `hello` after the frame's load: the page has no script, so the settings have no effect.
 *
 * The dashboard sends with `frame.contentWindow.postMessage(message, previewOrigin)` and takes messages only when
 * `event.origin` is the preview's and `event.source` the frame's window; what does not parse is not ours.
 */

/** Dashboard to page: all the settings that hold now; again after each `hello`, because a new page knows none. */
export const PageSettings = z.object({
  type: z.literal('mosaygent.settings'),
  /** 1 is what the browser says; null too. */
  textScale: z.nullable(z.number().check(z.gte(0.5), z.lte(4))),
  /** BCP 47, for example `de-CH`; null: the browser's own. */
  locale: z.nullable(z.string().check(z.regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/))),
  /** Null: the browser's own. */
  brightness: z.nullable(Brightness),
  /** Null: that of the language. A page of Flutter's takes its direction from the language alone. */
  direction: z._default(z.nullable(z.enum(['ltr', 'rtl'])), null),
  /** How much of the app's lower edge a soft keyboard covers, px; left out: there is none. */
  keyboard: z.optional(z.number().check(z.gte(0), z.lte(1_000))),
})
export type PageSettings = z.infer<typeof PageSettings>

/** Dashboard to page: go to an address as the app names it, `/settings`, however it stands in the page's own. */
export const PageGo = z.object({
  type: z.literal('mosaygent.go'),
  to: z.string().check(z.startsWith('/'), z.maxLength(2_000)),
})
export type PageGo = z.infer<typeof PageGo>

/** Dashboard to page: one step along the app's own history, which never leaves the page. */
export const PageStep = z.object({ type: z.literal('mosaygent.step'), way: z.enum(['back', 'forward']) })
export type PageStep = z.infer<typeof PageStep>

/** Dashboard to page, with a port: on it comes the one answer, a `PagePicture`. Sketches take it as well. */
export const TakePicture = z.object({
  type: z.literal('mosaygent.take-picture'),
  /** Pixels of the picture a pixel of the app, as a device has them; null: as many as this browser draws. */
  density: z.nullable(z.number().check(z.gte(0.5), z.lte(4))),
})
export type TakePicture = z.infer<typeof TakePicture>

/** Dashboard to page: which code is in it? The page answers with `mosaygent.code` and the same question. */
export const CodeQuestion = z.object({
  type: z.literal('mosaygent.ask-code'),
  question: z.string().check(z.maxLength(40)),
})
export type CodeQuestion = z.infer<typeof CodeQuestion>

export const MessageToPage = z.discriminatedUnion('type', [
  PageSettings,
  PageGo,
  PageStep,
  TakePicture,
  CodeQuestion,
])
export type MessageToPage = z.infer<typeof MessageToPage>

/** No picture of a screen is longer, in bytes. */
const MAX_PICTURE = 50_000_000
const PicturePixels = z.int().check(z.gte(1), z.lte(16_384))

/** Page to dashboard, on the port that came with `TakePicture`: what the page shows, to the pixel. */
export const PagePicture = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('taken'),
    png: z.instanceof(Uint8Array).check(z.maxLength(MAX_PICTURE)),
    width: PicturePixels,
    height: PicturePixels,
    /** Pixels of the picture a pixel of the app: what was asked for, unless the app did not draw that in time. */
    density: z.number().check(z.gte(0.1), z.lte(16)),
    /** Parts of the screen that other pages draw, a map or a video; they are blank. */
    blanks: z.int().check(z.gte(0)),
  }),
  z.object({
    outcome: z.literal('not-taken'),
    /** `no-canvas`: what is drawn is no canvas, or nothing is. `unreadable`: the browser does not let it be read. */
    why: z.enum(['no-canvas', 'unreadable']),
  }),
])
export type PagePicture = z.infer<typeof PagePicture>

/** Longer than what the script sends, which cuts it: an app that posts messages itself is not heard beyond. */
const Text = z.string().check(z.maxLength(5_000))
/** The address inside the app. */
const Route = z.string().check(z.maxLength(8_000))
/** Whether the app's own history goes on from here, either way. */
const Ways = z.object({ back: z.boolean(), forward: z.boolean() })

/** Opaque, as a browser computes it: nothing else of a page gets into our styles. */
const Ground = z.string().check(z.regex(/^rgb\(\d{1,3}, \d{1,3}, \d{1,3}\)$/))

/** What lies along one edge, from its left or upper end: each colour up to a share of its length, the last up to 1. */
const Edge = z
  .array(
    z.object({
      /** Null: it cannot be known there. */
      colour: z.nullable(Ground),
      to: z.number().check(z.gte(0), z.lte(1)),
    }),
  )
  .check(z.minLength(1), z.maxLength(EDGE_PARTS))
export type Edge = z.infer<typeof Edge>

/** The app's own ground at the four edges of what it has painted; null where nothing of it can be known. */
const Edges = z.object({
  top: z.nullable(Edge),
  right: z.nullable(Edge),
  bottom: z.nullable(Edge),
  left: z.nullable(Edge),
})
export type Edges = z.infer<typeof Edges>

/** Page to dashboard. */
export const MessageFromPage = z.discriminatedUnion('type', [
  /** First of every page that has the script, before the app starts: answer with the settings. */
  z.object({
    type: z.literal('mosaygent.hello'),
    route: Route,
    /** The device that the app is told it runs on; null: this browser, as it is. */
    identity: z._default(z.nullable(z.enum(DEVICE_IDENTITIES)), null),
  }),
  /** Flutter has drawn for the first time in this page, and the browser has shown it; an app need not say so. */
  z.object({ type: z.literal('mosaygent.first-frame') }),
  /** The browser has painted something of this page: a splash screen of its own, or the app. */
  z.object({ type: z.literal('mosaygent.content') }),
  /** Flutter's engine has put its view into the page: a page that nobody sees gets no further. */
  z.object({ type: z.literal('mosaygent.view') }),
  /** The ground at the edges of what Flutter has painted; again when it is another. */
  z.object({ type: z.literal('mosaygent.edges'), edges: Edges }),
  /** No Flutter is at work here, and what the page shows has stood still for a while. */
  z.object({ type: z.literal('mosaygent.quiet') }),
  /** How much of the memory that a page may have this one uses, 0 to 1, where the browser tells; every few seconds. */
  z.object({ type: z.literal('mosaygent.memory'), share: z.number().check(z.gte(0), z.lte(1)) }),
  /** The app wants a service worker of its own, other than Flutter's. `held`: it did not get it. */
  z.object({
    type: z.literal('mosaygent.worker'),
    script: z.string().check(z.maxLength(2000)),
    held: z.boolean(),
  }),
  /** Servers of fonts, or of the renderer, that gave nothing; the whole list after each change, empty when all has come. */
  z.object({
    type: z.literal('mosaygent.unreachable'),
    servers: z
      .array(z.object({ what: z.enum(['font', 'renderer']), host: z.string().check(z.maxLength(260)) }))
      .check(z.maxLength(10)),
  }),
  /** The address inside the app, as path, query and hash: `/#/settings`. */
  z.object({
    type: z.literal('mosaygent.route'),
    route: Route,
    ways: z._default(Ways, { back: false, forward: false }),
  }),
  /** The field that takes text now; null: none. `mode` and `enter` are those of `inputmode` and `enterkeyhint`. */
  z.object({
    type: z.literal('mosaygent.field'),
    field: z.nullable(
      z.object({ mode: z.string().check(z.maxLength(20)), enter: z.string().check(z.maxLength(20)) }),
    ),
  }),
  /** F6, or Shift+F6 for `back`: the person wants the keyboard focus out of the app, which swallows Tab. */
  z.object({ type: z.literal('mosaygent.focus-out'), direction: FocusDirection }),
  /** An uncaught error; the same one again within a second is counted, not repeated. */
  z.object({
    type: z.literal('mosaygent.error'),
    message: Text,
    stack: z.nullable(Text),
    count: z.number().check(z.gte(1)),
    /** What is known about it and worth explaining. `unauthorized-domain`: Firebase does not know 127.0.0.1. */
    known: z.nullable(z.enum(['unauthorized-domain'])),
  }),
  /** The answer to `mosaygent.ask-code`. */
  z.object({
    type: z.literal('mosaygent.code'),
    question: z.string().check(z.maxLength(40)),
    /** How often this page has taken new code in place; null: it cannot tell. */
    generation: z.nullable(z.number()),
  }),
  /** The app asks the browser for these at once; told once a page, whether or not the frame has them. */
  z.object({
    type: z.literal('mosaygent.permission'),
    names: z.array(z.enum(ASKED_PERMISSIONS)).check(z.minLength(1), z.maxLength(ASKED_PERMISSIONS.length)),
  }),
  /** What the app printed; at most 50 lines a message. `dropped`: lines that came faster than they can be told. */
  z.object({
    type: z.literal('mosaygent.log'),
    lines: z
      .array(z.object({ level: z.enum(['info', 'warning', 'error']), text: Text }))
      .check(z.maxLength(50)),
    dropped: z.number().check(z.gte(0)),
  }),
])
export type MessageFromPage = z.infer<typeof MessageFromPage>
export type UnreachableServer = Extract<MessageFromPage, { type: 'mosaygent.unreachable' }>['servers'][number]

/**
 * What the dashboard and the sketch's page say to each other, by the same rules. Dashboard to sketch: outline the
 * widget under the pointer and answer a click with its place; again after each load, because a new page does not point.
 */
export interface SketchPoint {
  readonly type: 'sketch-point'
  readonly on: boolean
}

/** A text of a widget that is a translation, and where the text of the shown language stands. */
export const TranslatedText = z.object({
  /** The argument, from the outside in. */
  path: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(10)),
  /** Relative to the codebase. */
  file: z.string().check(z.minLength(1), z.maxLength(4096)),
  /** The keys that lead to it in the file. */
  key: z.array(z.string().check(z.maxLength(1000))).check(z.minLength(1), z.maxLength(100)),
})
export type TranslatedText = z.infer<typeof TranslatedText>

/** The call of a widget of the app's own, in whose `build` another one is. */
const WidgetMaker = z.object({
  /** Relative to the codebase. */
  file: z.string().check(z.minLength(1), z.maxLength(4096)),
  line: z.int().check(z.gte(1)),
  column: z.int().check(z.gte(1)),
  /** How often the page that is seen has what this call makes. */
  times: z.int().check(z.gte(1)),
})
export type WidgetMaker = z.infer<typeof WidgetMaker>

/** Sketch to dashboard: where the widget that was clicked is written. */
export const SketchPlace = z.object({
  type: z.literal('sketch-place'),
  widget: z.string().check(z.maxLength(200)),
  /** Relative to the codebase. */
  file: z.string().check(z.minLength(1), z.maxLength(4096)),
  line: z.int().check(z.gte(1)),
  column: z.int().check(z.gte(1)),
  /** Where its middle is, as a share of the page's width and height. */
  x: z.optional(z.number().check(z.gte(0), z.lte(1))),
  y: z.optional(z.number().check(z.gte(0), z.lte(1))),
  /** Left out: none of its texts is a translation. */
  translated: z.optional(z.array(TranslatedText).check(z.maxLength(20))),
  /** The calls of the app's own widgets that it is in, the innermost first; left out: none is known. */
  makers: z.optional(z.array(WidgetMaker).check(z.maxLength(20))),
})
export type SketchPlace = z.infer<typeof SketchPlace>

const Count = z.int().check(z.gte(0))
/** A name or message that stands in a list. */
const Words = z.string().check(z.maxLength(300))
const PlaceInSource = z.object({
  /** Relative to the codebase. */
  file: z.string().check(z.minLength(1), z.maxLength(4096)),
  line: z.int().check(z.gte(1)),
  column: z.int().check(z.gte(1)),
})
export type PlaceInSource = z.infer<typeof PlaceInSource>
const CountedWidgets = z
  .array(z.object({ name: Words, times: Count, place: z.nullable(PlaceInSource) }))
  .check(z.maxLength(200))

/** How much of the source a sketch shows as it is; places beyond the first two hundred of a kind are left out. */
export const SketchCoverage = z.object({
  /** All widgets of the picture, of one brightness. */
  widgets: Count,
  /** Drawn as a box with their name. */
  unknown: CountedWidgets,
  /** Not known themselves: what they hold is drawn. */
  passed: CountedWidgets,
  assumed: z
    .array(
      z.object({
        /**
         * `branch`: taken although its condition is not known; `no-branch`: passed over. `rows`: samples. `page`: shown
         * for one that waits for what is not known.
         */
        kind: z.enum(['branch', 'no-branch', 'rows', 'text', 'page']),
        /** What could not be told; may be empty. */
        what: Words,
        place: z.nullable(PlaceInSource),
      }),
    )
    .check(z.maxLength(200)),
  /** Why the page shows nothing of the app. */
  nothing: z.nullable(z.object({ message: Words, place: z.nullable(PlaceInSource) })),
  /** There was more to build than a sketch follows. */
  cut: z.boolean(),
  /** How many places are left out, of all kinds together. */
  more: z._default(Count, 0),
})
export type SketchCoverage = z.infer<typeof SketchCoverage>

/** Dashboard to sketch: outline what stands for assumed values; again after each load. */
export interface SketchAssumed {
  readonly type: 'sketch-assumed'
  readonly on: boolean
}

const PageName = z.string().check(z.maxLength(40))

/** Sketch to dashboard. */
export const MessageFromSketch = z.discriminatedUnion('type', [
  SketchPlace,
  /** Escape was pressed in it while it pointed. */
  z.object({ type: z.literal('sketch-point-end') }),
  /** Its page, which called itself so, goes: what is sent to that frame from now on would be for whoever comes next. */
  z.object({ type: z.literal('sketch-gone'), page: PageName }),
  /** Of the picture that is shown; again after every change of it. */
  z.object({ type: z.literal('sketch-coverage'), coverage: SketchCoverage }),
  /** What can be known of the picture; again after every change of it. */
  z.object({
    type: z.literal('sketch-look'),
    edges: Edges,
    /** The languages that the app lists, BCP 47; none where it lists none. */
    locales: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200)),
    /** The routes that stand in its source, `/user/:id`. */
    routes: z._default(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(300)), []),
    /** Rows and columns whose children need more room than there is, as far as a sketch can tell. */
    overflows: z._default(z.int().check(z.gte(0)), 0),
    /** What the page calls itself: of one that goes a browser does not say from which frame its last word comes. */
    page: z.optional(PageName),
  }),
])
export type MessageFromSketch = z.infer<typeof MessageFromSketch>
export type SketchLook = Omit<Extract<MessageFromSketch, { type: 'sketch-look' }>, 'type' | 'page'>

/** Dashboard to sketch: open a page of the storyboard, by its id there. */
export interface SketchOpen {
  readonly type: 'sketch-open'
  readonly page: string
}

/** Dashboard to the storyboard's page: the words that are looked for, and how the window around it looks. */
export interface StoryView {
  readonly type: 'sketch-story-view'
  readonly search: string
  readonly dark: boolean
  /** So large that the words on the pages can be read. */
  readonly large: boolean
}

/** Dashboard to the storyboard's page: the keyboard goes to the first page that is found. */
export interface StoryFocus {
  readonly type: 'sketch-story-focus'
}

/** Dashboard to the storyboard's page: the drawing stopped before its end, and is to begin anew. */
export interface StoryAgain {
  readonly type: 'sketch-story-again'
}

/** The storyboard's page to the dashboard. */
export const MessageFromStoryboard = z.discriminatedUnion('type', [
  /** How far it is: pages drawn, pages known by now, and those that have the words that are looked for. */
  z.object({
    type: z.literal('sketch-story'),
    drawn: Count,
    found: Count,
    done: z.boolean(),
    shown: Count,
    /** Why the drawing stopped before its end. */
    failed: z._default(z.nullable(z.enum(['out-of-memory', 'failed'])), null),
  }),
  /** A page was chosen. */
  z.object({
    type: z.literal('sketch-story-open'),
    page: z.string().check(z.minLength(1), z.maxLength(4_500)),
    name: Words,
    /** As its address would stand in a browser; null: it has none of its own. */
    route: z._default(z.nullable(z.string().check(z.maxLength(300))), null),
  }),
  /** The file of a page is asked for. */
  z.object({ type: z.literal('sketch-story-place'), widget: Words, ...PlaceInSource.shape }),
  /** Escape was pressed in it. */
  z.object({ type: z.literal('sketch-story-end') }),
])
export type MessageFromStoryboard = z.infer<typeof MessageFromStoryboard>
