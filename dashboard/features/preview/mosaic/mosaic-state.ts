import type { AskedPermission, Receipt, UnreachableServer } from '@mosaygent/contract'
import type { PageState } from '../page/page-link.ts'
import { MOST_FRAMES } from './frame-spec.ts'

/** Why a page of a frame is loaded. */
export type Why = 'start' | 'fresh-page' | 'no-answer' | 'device' | 'by-hand'

/** A page that a frame is to show. */
export interface Load {
  /** In its address; another one is another page. */
  readonly stamp: number
  /** It is no app but a sketch of it. */
  readonly sketch: boolean
  /** The sketch stands in while the app compiles. */
  readonly meanwhile: boolean
  /** `at` of the receipt whose code it shows; null: of none. */
  readonly receipt: string | null
  readonly keepsRoute: boolean
  readonly why: Why
}

/** How far a frame has come with its newest page. */
export type Stage =
  | { readonly kind: 'empty' }
  /** Waits for its turn, or to be seen. */
  | { readonly kind: 'queued'; readonly load: Load }
  | { readonly kind: 'loading'; readonly load: Load; readonly since: number }
  | { readonly kind: 'live'; readonly load: Load; readonly tookMs: number }
  | { readonly kind: 'failed'; readonly load: Load; readonly reason: string }

/** What a reload or restart came to in one frame. */
export type Outcome =
  /** Its page loads, or its answer is still out. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'in-place'; readonly ms: number }
  | { readonly kind: 'loaded'; readonly ms: number; readonly why: Why }
  | { readonly kind: 'failed'; readonly reason: string }
  /** Nothing came: no code was newer, or it did not compile. */
  | { readonly kind: 'untouched' }

export interface FrameState {
  readonly stage: Stage
  /** What is seen while a newer page waits or loads; null: nothing. */
  readonly before: Load | null
  readonly inSight: boolean
  /** How often its page had taken new code when it was last asked; null: it cannot tell, or was not asked. */
  readonly generation: number | null
  readonly outcome: Outcome
  readonly errors: number
  readonly overflows: number
  /** How much of the memory that pages may have this one says is used, 0 to 1; 0: not known, or little. */
  readonly memory: number
  /** Where its app is, as the app names it; null: not known. */
  readonly route: string | null
  /** Whether the app's own history goes on from there. */
  readonly back: boolean
  readonly forward: boolean
  /** What its page has asked the browser for, and whether it has a script that would tell of it. */
  readonly asks: readonly (readonly AskedPermission[])[]
  readonly script: PageState['script']
  /** The service worker that its app wanted; null: none. */
  readonly worker: PageState['worker']
  readonly unreachable: readonly UnreachableServer[]
}

/** The newest reload or restart, over all frames. */
export interface Round {
  readonly receipt: Receipt
  /** When it was asked for, ms since the epoch. */
  readonly begun: number
  /** The pages are to take the code in place, and are asked whether they did. */
  readonly inPlace: boolean
}

export interface MosaicState {
  /** In the order of the sheet; which comes first is loaded first. */
  readonly order: readonly string[]
  readonly frames: Readonly<Record<string, FrameState>>
  /** What every frame is to show; null: nothing runs. */
  readonly wanted: Omit<Load, 'why'> | null
  readonly round: Round | null
  /** When the sheet was opened, ms since the epoch: what was applied before is in its pages from their beginning. */
  readonly opened: number
  /** How many frames the machine bears; within one run it only becomes less. */
  readonly limit: number
}

export type MosaicEvent =
  /** The frames of the sheet, the most important first. */
  | { readonly type: 'frames'; readonly ids: readonly string[]; readonly now: number }
  | { readonly type: 'wanted'; readonly load: Omit<Load, 'why'> | null; readonly now: number }
  | { readonly type: 'receipt'; readonly receipt: Receipt; readonly now: number }
  /** A page says which code is in it; `question`: `at` of a receipt, or empty for what it begins with. */
  | {
      readonly type: 'code'
      readonly id: string
      readonly question: string
      readonly generation: number | null
      readonly now: number
    }
  /** A page has drawn its first picture. */
  | { readonly type: 'drawn'; readonly id: string; readonly stamp: number; readonly now: number }
  | {
      readonly type: 'failed'
      readonly id: string
      readonly stamp: number
      readonly reason: string
      readonly now: number
    }
  | { readonly type: 'anew'; readonly id: string; readonly why: Why; readonly now: number }
  | { readonly type: 'sight'; readonly id: string; readonly inSight: boolean; readonly now: number }
  | { readonly type: 'told'; readonly id: string; readonly told: PageTold }
  | { readonly type: 'limit'; readonly limit: number; readonly now: number }

/** What a page tells of itself. */
export type PageTold = Omit<FrameState, 'stage' | 'before' | 'inSight' | 'generation' | 'outcome'>

const NOTHING_TOLD: PageTold = {
  errors: 0,
  overflows: 0,
  memory: 0,
  route: null,
  back: false,
  forward: false,
  asks: [],
  script: 'none',
  worker: null,
  unreachable: [],
}
const NEW: FrameState = {
  stage: { kind: 'empty' },
  before: null,
  inSight: true,
  generation: null,
  outcome: { kind: 'untouched' },
  ...NOTHING_TOLD,
}

export const EMPTY: MosaicState = {
  order: [],
  frames: {},
  wanted: null,
  round: null,
  opened: 0,
  limit: MOST_FRAMES,
}

/** A sketch costs little; an app's pages compete for one thread. */
const AT_ONCE = { sketch: MOST_FRAMES, app: 2 }

/** One step of the mosaic; pure. Whatever happens, the pages whose turn it is are loaded next. */
export function reduceMosaic(state: MosaicState, event: MosaicEvent): MosaicState {
  const next = step(state, event)
  return next === state || !('now' in event) ? next : takeTurns(next, event.now)
}

/** Whether this frame is one of those that the machine bears. */
export const isLive = ({ order, limit }: MosaicState, id: string): boolean => order.indexOf(id) < limit

/** The page that a frame has, or is to have now; null: none. */
export function pageOf({ stage, before }: FrameState): Load | null {
  return stage.kind === 'empty' || stage.kind === 'queued' ? before : stage.load
}

function step(state: MosaicState, event: MosaicEvent): MosaicState {
  switch (event.type) {
    case 'frames': {
      const { ids } = event
      if (ids.join() === state.order.join()) return state
      const known = new Set(state.order)
      const frames = Object.fromEntries(ids.map((id) => [id, state.frames[id] ?? NEW]))
      const next = { ...state, order: ids, frames }
      return ids.filter((id) => !known.has(id)).reduce((all, id) => queue(all, id, 'start', event.now), next)
    }
    case 'wanted':
      return onWanted(state, event.load, event.now)
    case 'receipt':
      return onReceipt(state, event.receipt, event.now)
    case 'code':
      return onCode(state, event)
    case 'drawn':
    case 'failed':
      return onPage(state, event)
    case 'anew':
      return queue(state, event.id, event.why, event.now)
    case 'sight':
      return change(state, event.id, ({ inSight }) =>
        inSight === event.inSight ? null : { inSight: event.inSight },
      )
    case 'told':
      return change(state, event.id, (frame) => (sameTold(frame, event.told) ? null : event.told))
    case 'limit':
      return event.limit < state.limit ? { ...state, limit: event.limit } : state
  }
}

const TOLD = [
  'errors',
  'overflows',
  'memory',
  'route',
  'back',
  'forward',
  'asks',
  'script',
  'worker',
  'unreachable',
] as const satisfies readonly (keyof PageTold)[]

const sameTold = (frame: FrameState, told: PageTold): boolean =>
  TOLD.every((what) => frame[what] === told[what])

function change(
  state: MosaicState,
  id: string,
  how: (frame: FrameState) => Partial<FrameState> | null,
): MosaicState {
  const frame = state.frames[id]
  const changed = frame === undefined ? null : how(frame)
  if (frame === undefined || changed === null) return state
  return { ...state, frames: { ...state.frames, [id]: { ...frame, ...changed } } }
}

function onWanted(state: MosaicState, load: MosaicState['wanted'], now: number): MosaicState {
  if (load === null) {
    const frames = Object.fromEntries(
      Object.entries(state.frames).map(([id, { inSight }]) => [id, { ...NEW, inSight }]),
    )
    return { ...EMPTY, opened: state.opened, order: state.order, frames }
  }
  if (state.wanted?.stamp === load.stamp) return state
  const why: Why = load.receipt === null || state.wanted === null ? 'start' : 'fresh-page'
  const next: MosaicState = { ...state, wanted: load }
  return state.order.reduce<MosaicState>((all, id) => queue(all, id, why, now), next)
}

/** A page is to take the place of what the frame shows. */
function queue(state: MosaicState, id: string, why: Why, now: number): MosaicState {
  const { wanted } = state
  if (wanted === null) return state
  return change(state, id, (frame) => {
    const seen = pageOf(frame)
    const own = why === 'start' || why === 'fresh-page'
    // a page of its own needs a stamp of its own, and keeps where it is
    const stamp = own ? wanted.stamp : Math.max(now, (seen?.stamp ?? 0) + 1, wanted.stamp + 1)
    const load: Load = { ...wanted, stamp, keepsRoute: own ? wanted.keepsRoute : true, why }
    const outcome: Outcome = why === 'start' ? { kind: 'untouched' } : { kind: 'waiting' }
    return { stage: { kind: 'queued', load }, before: seen, outcome, generation: null }
  })
}

function onReceipt(state: MosaicState, receipt: Receipt, now: number): MosaicState {
  if (state.wanted === null || state.round?.receipt.at === receipt.at) return withReceipt(state, receipt)
  const inPlace = receipt.outcome === 'applied' && receipt.in_place
  const at = Date.parse(receipt.at)
  const begun = (Number.isNaN(at) ? now : at) - receipt.duration_ms
  if (receipt.outcome !== 'compiled' && at < state.opened)
    return { ...state, round: { receipt, begun, inPlace: false } }
  const next: MosaicState = { ...state, round: { receipt, begun, inPlace } }
  return state.order.reduce(
    (all, id) =>
      change(all, id, ({ stage, outcome }) => {
        if (stage.kind === 'empty') return { outcome: { kind: 'untouched' } }
        // its page was asked for with this receipt
        if (stage.load.receipt === receipt.at)
          return outcome.kind === 'waiting' ? {} : { outcome: settled(stage, begun) }
        return { outcome: inPlace ? { kind: 'waiting' } : { kind: 'untouched' } }
      }),
    next,
  )
}

/** The same receipt comes again when more is known. */
const withReceipt = (state: MosaicState, receipt: Receipt): MosaicState =>
  state.round === null || state.round.receipt === receipt || state.round.receipt.at !== receipt.at
    ? state
    : { ...state, round: { ...state.round, receipt } }

function settled(stage: Stage, begun: number): Outcome {
  switch (stage.kind) {
    case 'live':
      return { kind: 'loaded', ms: stage.load.stamp + stage.tookMs - begun, why: stage.load.why }
    case 'failed':
      return { kind: 'failed', reason: stage.reason }
    case 'empty':
    case 'queued':
    case 'loading':
      return { kind: 'waiting' }
  }
}

function onCode(state: MosaicState, event: Extract<MosaicEvent, { type: 'code' }>): MosaicState {
  const { id, question, generation, now } = event
  const { round } = state
  const frame = state.frames[id]
  if (frame === undefined || frame.stage.kind !== 'live') return state
  const asked = round?.inPlace === true && question === round.receipt.at
  if (!asked) return question === '' ? change(state, id, () => ({ generation })) : state
  if (frame.outcome.kind !== 'waiting') return state
  const took = generation !== null && frame.generation !== null && generation > frame.generation
  if (!took) return queue(state, id, 'no-answer', now)
  return change(state, id, () => ({ generation, outcome: { kind: 'in-place', ms: now - round.begun } }))
}

function onPage(state: MosaicState, event: Extract<MosaicEvent, { type: 'drawn' | 'failed' }>): MosaicState {
  const { id, stamp, now } = event
  return change(state, id, (frame) => {
    const { stage, outcome } = frame
    if (stage.kind !== 'loading' || stage.load.stamp !== stamp) return null
    const { load } = stage
    const waits = outcome.kind === 'waiting'
    if (event.type === 'failed')
      return {
        stage: { kind: 'failed', load, reason: event.reason },
        ...(waits ? { outcome: { kind: 'failed', reason: event.reason } } : {}),
      }
    const live = { kind: 'live', load, tookMs: now - stage.since } as const
    const begun = state.round?.begun
    if (!waits || begun === undefined) return { stage: live, before: null }
    return { stage: live, before: null, outcome: { kind: 'loaded', ms: now - begun, why: load.why } }
  })
}

/** Those whose turn it is begin to load: in sight, within the machine's limit, and not too many at once. */
function takeTurns(state: MosaicState, now: number): MosaicState {
  const most = state.wanted?.sketch === true ? AT_ONCE.sketch : AT_ONCE.app
  const loading = state.order.filter((id) => {
    const frame = state.frames[id]
    return frame?.stage.kind === 'loading' && frame.inSight
  }).length
  const next = state.order
    .filter(
      (id) =>
        isLive(state, id) && state.frames[id]?.inSight === true && state.frames[id].stage.kind === 'queued',
    )
    .slice(0, Math.max(0, most - loading))
  return next.reduce(
    (all, id) =>
      change(all, id, ({ stage }) =>
        stage.kind === 'queued' ? { stage: { kind: 'loading', load: stage.load, since: now } } : null,
      ),
    state,
  )
}
