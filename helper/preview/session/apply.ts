import { setTimeout as delay } from 'node:timers/promises'
import type { Receipt } from '@mosaygent/contract'
import { hideSecrets } from '../../redaction/index.ts'
import type { DaemonReply } from '../daemon/client.ts'
import { Restarted } from '../daemon/restarted.ts'
import { reloadCapabilities } from './capabilities.ts'
import type { How } from './plan.ts'
import type { Run, Stream, Trigger } from './run.ts'

/** How one attempt to bring new code to the screen ended. */
export type Verdict =
  /** `inPlace`: the page took it and kept its state. `note`: why more was done than was asked for. */
  | {
      readonly kind: 'applied'
      readonly inPlace: boolean
      readonly how: How
      readonly note: string | null
    }
  /** The tool has all there is, and the screen shows it: nothing was touched. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'not-compiled' }
  /**
   * `silent`: the tool did not answer at all, so asking once more would only wait again. `atPage`: the tool has compiled
   * the code and takes it for live, but the page did not.
   */
  | {
      readonly kind: 'failed'
      readonly reason: string
      readonly silent?: true
      readonly atPage?: boolean
    }
  /** The tool ended meanwhile. */
  | { readonly kind: 'gone' }
  /** Stop was pressed meanwhile. */
  | { readonly kind: 'stopped' }

export interface ApplyOptions {
  readonly run: Run
  readonly action: Receipt['action']
  readonly trigger: Trigger
  readonly settleMs: number
  /** Calls back for every line of the tool until the returned function is called. */
  readonly listen: (onLine: (stream: Stream, text: string) => void) => () => void
  /** Reads the compiler's output; resolves with the number of errors in it. */
  readonly readErrors: (lines: readonly string[], failed: boolean) => Promise<number>
}

/**
 * Requests a reload or restart. The reply alone decides whether it succeeded; the output meanwhile says whether the
 * page took it. A failed hot reload is requested once more as a full restart, because the tool then takes the new code
 * for live while the page still runs the old. A page that takes neither is loaded again, which brings the compiled
 * code. Where the tool itself fails there is no new code to load, and the verdict says so.
 */
export async function apply(options: ApplyOptions): Promise<Verdict> {
  const hot = options.action === 'reload' && reloadCapabilities(options.run.engine.version).hotReload
  const first = await attempt(options, !hot)
  if (first.kind !== 'failed' || first.silent === true) return first
  const second = hot ? await attempt(options, true) : first
  if (second.kind === 'failed' && second.silent === true) return second
  if (second.kind === 'failed' && (first.atPage === true || second.atPage === true)) {
    await options.readErrors([], false)
    const taken = hot ? 'neither the reload nor a restart' : 'no restart'
    const note = `The page took ${taken}, so it was loaded again (${withoutStop(second.reason)})`
    return { kind: 'applied', inPlace: false, how: 'refresh', note }
  }
  if (second.kind === 'failed')
    return { ...second, reason: `${withoutStop(second.reason)}. Stop and start the preview.` }
  if (!hot || second.kind !== 'applied') return second
  return {
    ...second,
    note: `Hot reload could not take it, so the app was restarted (${withoutStop(first.reason)})`,
  }
}

async function attempt(options: ApplyOptions, full: boolean): Promise<Verdict> {
  const { run } = options
  const errorLines: string[] = []
  let recompiledOnly = false
  let rejected = false
  const leave = options.listen((stream, text) => {
    // `No client connected.` or `Page requires refresh.`: the code is compiled, but no page has it
    if (text.startsWith('Recompile complete.')) recompiledOnly = true
    if (stream === 'out') return
    errorLines.push(text)
    if (/^Hot reload (rejected|failed)/.test(text)) rejected = true
  })
  let reply: DaemonReply
  try {
    reply = await run.restart(full, options.trigger)
    // the reply and the errors come through two pipes, so a failure waits for the rest of the errors
    if (!wentWell(reply)) await delay(options.settleMs)
  } finally {
    leave()
  }
  switch (reply.kind) {
    case 'gone':
      await run.ended
      return { kind: 'gone' }
    case 'timed-out':
      return { kind: 'failed', reason: 'No answer in time. Stop and start the preview.', silent: true }
    case 'error':
      return failure(options, reply.message)
    case 'result':
      break
  }
  const result = Restarted.safeParse(reply.value)
  if (wentWell(reply)) {
    await options.readErrors([], false)
    return {
      kind: 'applied',
      inPlace: !full && !recompiledOnly && result.success,
      // no page is connected; the next load gets the new code
      how: recompiledOnly ? 'refresh' : full ? 'hot-restart' : 'hot-reload',
      note: null,
    }
  }
  const message = hideSecrets(result.data?.message ?? '')
  const compile = message.startsWith('Failed to recompile')
  if (!rejected && ((await options.readErrors(errorLines, compile)) > 0 || compile))
    return { kind: 'not-compiled' }
  return failure(options, message || errorLines.join(' '))
}

/** A reply without a result is success as well. */
function wentWell(reply: DaemonReply): boolean {
  if (reply.kind !== 'result') return false
  const result = Restarted.safeParse(reply.value)
  return !result.success || result.data.code === 0
}

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')

/**
 * A failure at the page, which comes after the compiler is done: the debug service that carries code to it times out or
 * refuses (`reloadSources: (-32000) …`), or the page itself throws.
 */
const AT_PAGE =
  /received \d+\/\d+ responses|\(-32\d{3}\)|^Hot (reload|restart) (failed|timed out)|^Reassembling failed/m

/** A page that is gone is no failure: the code is compiled, and the next page that loads shows it. */
async function failure(options: ApplyOptions, message: string): Promise<Verdict> {
  if (message.includes('Bad state: No element')) {
    await options.readErrors([], false)
    return { kind: 'applied', inPlace: false, how: 'refresh', note: null }
  }
  const line = message.split('\n').find((line) => line.trim() !== '') ?? ''
  const reason = line.slice(0, 500) || 'The tool gave no reason.'
  return { kind: 'failed', reason, atPage: AT_PAGE.test(message) }
}
