import type { PreviewStatus, Receipt } from '@mosaygent/contract'

/** What this page is doing itself; what the preview does is in the helper's status. */
export type Phase =
  | { kind: 'idle' }
  /** `spawned`: the start call has answered. `since`: ms since the epoch. */
  | { kind: 'starting'; since: number; spawned: boolean; waited: boolean }
  /** `replied`: the call has answered, the overlay stays its last second. */
  | { kind: 'acting'; action: Receipt['action']; replied: boolean }
  | { kind: 'stopping' }

export interface ControllerState {
  readonly phase: Phase
  /** Counts the user's actions; a late answer to an earlier one is dropped. */
  readonly action: number
  readonly status: PreviewStatus | null
  /** The timestamp in the frame's address; null while there is nothing to load. */
  readonly frame: number | null
  /** Which run the frame has loaded. */
  readonly frameRun: string | null
  /** Why the frame is loaded: what must not stay until the new page has drawn, and what the new page begins with. */
  readonly frameFor: FrameFor
  /** This page's history of receipts, newest first. */
  readonly receipts: readonly Receipt[]
  /** Whose they are: the codebase that ran last; null: none is known. */
  readonly project: string | null
}

/** `receipt`: `at` of the newest one whose code the frame shows; null: none is known. */
interface FrameFor {
  readonly receipt: string | null
  readonly keepsRoute: boolean
  readonly atOnce: boolean
}

export type PreviewEvent =
  | { type: 'status'; status: PreviewStatus; now: number }
  | { type: 'start'; now: number }
  | { type: 'started'; action: number; now: number }
  | { type: 'waited'; action: number; now: number }
  | { type: 'stop' }
  | { type: 'stopped'; action: number }
  | { type: 'act'; action: Receipt['action'] }
  | { type: 'acted'; action: number; receipt: Receipt | null; now: number }
  | { type: 'cleared'; action: number; now: number }
  /** The frame is to be loaded anew: what it may do is another. */
  | { type: 'reframe'; now: number }
  /** An action failed; the caller has said so already. */
  | { type: 'failed'; action: number; now: number }

export const initialState: ControllerState = {
  phase: { kind: 'idle' },
  action: 0,
  status: null,
  frame: null,
  frameRun: null,
  frameFor: { receipt: null, keepsRoute: false, atOnce: false },
  receipts: [],
  project: null,
}

const RECEIPTS_KEPT = 20
const idle: Phase = { kind: 'idle' }

/** One step of the page; pure. Events that carry `action` count only while that action is the newest. */
export function reducePreview(flow: ControllerState, event: PreviewEvent): ControllerState {
  switch (event.type) {
    case 'status':
      return onStatus(flow, event.status, event.now)
    case 'start': {
      const phase: Phase = { kind: 'starting', since: event.now, spawned: false, waited: false }
      return { ...flow, action: flow.action + 1, phase, frame: null, frameRun: null, receipts: [] }
    }
    case 'stop':
      return { ...flow, action: flow.action + 1, phase: { kind: 'stopping' } }
    case 'act':
      return {
        ...flow,
        action: flow.action + 1,
        phase: { kind: 'acting', action: event.action, replied: false },
      }
    case 'reframe':
      return flow.frame === null
        ? flow
        : { ...flow, frame: event.now, frameFor: { ...flow.frameFor, keepsRoute: true, atOnce: true } }
    case 'started':
    case 'waited':
    case 'stopped':
    case 'acted':
    case 'cleared':
    case 'failed':
      return event.action === flow.action ? onOwn(flow, event) : flow
  }
}

type OwnEvent = Extract<
  PreviewEvent,
  { type: 'started' | 'waited' | 'stopped' | 'acted' | 'cleared' | 'failed' }
>

function onOwn(flow: ControllerState, event: OwnEvent): ControllerState {
  const { phase } = flow
  switch (event.type) {
    case 'started':
      return phase.kind === 'starting'
        ? settle({ ...flow, phase: { ...phase, spawned: true } }, event.now)
        : flow
    case 'waited':
      return phase.kind === 'starting'
        ? settle({ ...flow, phase: { ...phase, waited: true } }, event.now)
        : flow
    case 'acted': {
      if (phase.kind !== 'acting') return flow
      const next = withFrame(flow, event.receipt, event.now)
      const receipts = withReceipt(flow.receipts, event.receipt)
      return { ...next, receipts, phase: { ...phase, replied: true } }
    }
    case 'stopped':
      return { ...flow, phase: idle, frame: null, frameRun: null }
    case 'cleared':
    case 'failed':
      return settle({ ...flow, phase: idle }, event.now)
  }
}

function onStatus(before: ControllerState, status: PreviewStatus, now: number): ControllerState {
  const flow = ofProject(before, status.project ?? null)
  const receipt = status.receipt ?? null
  const fresh = receipt !== null && !flow.receipts.some(({ at }) => at === receipt.at)
  const next = fresh && flow.status !== null && flow.frame !== null ? withFrame(flow, receipt, now) : flow
  return settle({ ...next, status, receipts: withReceipt(flow.receipts, receipt) }, now)
}

/** Another project is shown, which may have run all the while: nothing that was done to the one before is told for it. */
function ofProject(flow: ControllerState, project: string | null): ControllerState {
  if (project === null || project === flow.project) return flow
  if (flow.project === null) return { ...flow, project }
  const { phase } = flow
  const left = phase.kind === 'acting' ? { phase: idle, action: flow.action + 1 } : {}
  return { ...flow, ...left, project, receipts: [] }
}

/** Loads the frame anew where the receipt says so, once for each; also for a helper that sends no receipt. */
function withFrame(flow: ControllerState, receipt: Receipt | null, now: number): ControllerState {
  if (receipt !== null && (!receipt.fresh_page || receipt.at === flow.frameFor.receipt)) return flow
  // the frame is loaded for the new run anyway
  if (receipt?.how === 'stop-start') return { ...flow, frameFor: { ...flow.frameFor, receipt: receipt.at } }
  const frame = flow.frame === null ? now : Math.max(now, flow.frame + 1)
  return { ...flow, frame, frameFor: { receipt: receipt?.at ?? null, keepsRoute: true, atOnce: false } }
}

/** Brings phase and frame into line with the status. */
function settle(flow: ControllerState, now: number): ControllerState {
  const { status } = flow
  if (!status) return flow
  const phase = startingOver(flow.phase, status) ? idle : flow.phase
  if (!status.running) {
    return { ...flow, phase, frame: null, frameRun: null }
  }
  const run = runOf(status)
  // without `ready` the helper cannot tell, and the wait after Start stands in for it
  const answers = sketchMeanwhile(status) || (status.ready ?? phase.kind !== 'starting')
  if (phase.kind === 'stopping' || !answers || flow.frameRun === run) return { ...flow, phase }
  // a reply can overtake the status that tells of its run, which then still names the receipt before
  const frameFor = { receipt: flow.receipts[0]?.at ?? null, keepsRoute: false, atOnce: false }
  return { ...flow, phase, frame: now, frameRun: run, frameFor }
}

function startingOver(phase: Phase, status: PreviewStatus): boolean {
  if (phase.kind !== 'starting' || !phase.spawned) return false
  if (status.ready === true && status.running) return true
  if (status.state === 'crashed' || status.state === 'stopped') return true
  // a helper that can tell is waited for, however long the first build takes
  return phase.waited && !(status.running && status.ready === false)
}

/** Whether the frame has a sketch to show while the app itself compiles. */
export const sketchMeanwhile = (status: PreviewStatus | null): boolean =>
  status?.running === true && status.ready === false && status.showing === 'sketch'

/** Whether what the frame shows is a sketch: for want of an SDK, or until the app is there. */
export const showsSketch = (status: PreviewStatus | null): boolean =>
  sketchMeanwhile(status) ||
  (status?.running === true && status.ready !== false && status.engine === 'sketch')

/** Whether the frame shows the app itself. */
export const showsApp = (status: PreviewStatus | null): boolean =>
  status?.running === true && status.ready !== false && status.engine !== 'sketch'

/** What the frame has loaded: a run's sketch and its app are two pages. */
const runOf = (status: PreviewStatus) =>
  `${status.pid ?? ''} ${status.started_at ?? ''}${sketchMeanwhile(status) ? ' sketch' : ''}`

function withReceipt(receipts: readonly Receipt[], receipt: Receipt | null): readonly Receipt[] {
  if (receipt === null) return receipts
  // the same one comes again when it is known what the screen shows
  if (receipts.some(({ at }) => at === receipt.at))
    return receipts.map((one) => (one.at === receipt.at ? receipt : one))
  return [receipt, ...receipts].slice(0, RECEIPTS_KEPT)
}
