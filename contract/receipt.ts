import * as z from 'zod/mini'

/** Whether code that only a freshly loaded page shows has been seen. */
export const ScreenState = z.lazy(() =>
  z.discriminatedUnion('state', [
    /** An open page is loading it, or has not reported yet. */
    z.object({ state: z.literal('waiting') }),
    /** `ms`: from the request to the first frame of the new page. */
    z.object({ state: z.literal('shown'), ms: z.number() }),
    /** The new page failed or took too long; the page before it may still be visible. */
    z.object({ state: z.literal('not-shown'), reason: z.string(), errors: z.array(z.string()) }),
    /** No dashboard reports an open page; the next page that loads shows it. */
    z.object({ state: z.literal('no-page') }),
    /** A newer reload compiled before this one was seen. */
    z.object({ state: z.literal('replaced') }),
  ]),
)
export type ScreenState = z.infer<typeof ScreenState>

/** What a person, reload on save, or an edit in place can ask of a running preview. */
export const ReloadAction = z.enum(['reload', 'restart'])
export type ReloadAction = z.infer<typeof ReloadAction>

/** Who asked: a person, reload on save, or an edit in place, its Undo and Redo. */
export const ReloadTrigger = z.enum(['manual', 'save', 'edit'])
export type ReloadTrigger = z.infer<typeof ReloadTrigger>

/** Source files that only a new start of the tool brings to the screen. */
export const NeedsStart = z.object({
  files: z.number(),
  /** One of them, relative to the codebase. */
  first: z.string(),
})
export type NeedsStart = z.infer<typeof NeedsStart>

const Fields = z.lazy(() =>
  z.object({
    /** Counts up within one run of the preview, from 1. */
    number: z.number(),
    action: ReloadAction,
    /** Absent: a person. */
    trigger: z.optional(ReloadTrigger),
    /** What was really done, which may be more than was asked for: a changed `pubspec.yaml` needs a new start. */
    how: z.optional(z.enum(['hot-reload', 'hot-restart', 'refresh', 'stop-start'])),
    /**
     * `applied`: it is on the screen. `compiled`: it is not, or nobody knows; `screen` says why. `unchanged`: no source
     * file was newer. `stopped`: Stop was pressed before it was done, which is no failure.
     */
    outcome: z.enum(['applied', 'compiled', 'unchanged', 'not-compiled', 'failed', 'stopped']),
    /** Changed source files that went in; absent when it cannot be told. */
    files: z.optional(z.number()),
    /** From the request to the tool's answer. */
    duration_ms: z.number(),
    /** When the tool had answered, ISO 8601; no two receipts have the same. */
    at: z.string(),
    /** When the code that is on the screen now was read, ISO 8601. */
    code_of: z.string(),
    /** True: the running app took the change and kept its state. */
    in_place: z.boolean(),
    /** True: only a page that is loaded after `at` shows it. False: the open page must not be touched. */
    fresh_page: z.optional(z.boolean()),
    /** The name of the run configuration that runs; absent: none. */
    configuration: z.optional(z.string()),
    /** Present exactly where `fresh_page` is true. */
    screen: z.optional(ScreenState),
    /**
     * Assets that differ from those on the screen and that neither reload nor restart brings: Flutter copies assets only
     * when it starts. `files` does not count them.
     */
    needs_start: z.optional(NeedsStart),
    /** Why, in one sentence: of a failure, or of more having been done than was asked for. */
    reason: z.optional(z.string()),
  }),
)

/**
 * How one reload or restart ended; success is never reported before the state is reached. The helper decides it once,
 * and the console, the line under the phone and the frame read it. `at` identifies it: the same receipt comes again
 * with another `outcome` and `screen` once the page has shown the code.
 */
export const Receipt = z.pipe(
  Fields,
  z.transform((receipt) => ({ ...receipt, fresh_page: receipt.fresh_page ?? needsFreshPage(receipt) })),
)
export type Receipt = z.infer<typeof Receipt>

/**
 * For a helper that does not send `fresh_page`: a page is loaded unless the change went in place or did not go in at
 * all. An unchanged app is loaded again where it was to begin anew, or where the tool asks for it.
 */
function needsFreshPage({ in_place, outcome, action, how }: z.infer<typeof Fields>): boolean {
  if (in_place) return false
  return outcome === 'applied' || (outcome === 'unchanged' && (action === 'restart' || how === 'refresh'))
}
