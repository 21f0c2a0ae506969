import type { HelperChild } from './helper-child.ts'
import type { HelperMessage } from './messages.ts'

/** How the first start went; later ones go to `log`. */
type FirstStart = HelperMessage | { readonly type: 'failed'; readonly how: string }

interface SupervisorDeps {
  /** Starts a helper; asked again after each crash. */
  readonly spawn: (previous: Extract<HelperMessage, { type: 'ready' }> | null) => HelperChild
  /** Asked and told at each start: the helper answers with its link. */
  readonly dashboardOrigin: () => string
  readonly log: (line: string) => void
  /** Pause before the n-th restart in a row (ms); tests return at once. */
  readonly wait: (ms: number) => Promise<void>
  /** In ms. */
  readonly now: () => number
}

export interface Supervisor {
  readonly first: Promise<FirstStart>
  stop(): Promise<void>
  force(): void
}

export const MAX_RESTARTS = 5
/** A helper that ran so long (ms) was not part of a row of crashes. */
export const STEADY_MS = 60_000

/** Keeps a helper running: started again after a crash, at most five times in a row, each logged. */
export function supervise(deps: SupervisorDeps): Supervisor {
  let stopping = false
  let child = begin(null)
  let resolveFirst: (start: FirstStart) => void = () => undefined
  const first = new Promise<FirstStart>((resolve) => {
    resolveFirst = resolve
  })
  const running = run()

  async function run(): Promise<void> {
    let lastReady: Extract<HelperMessage, { type: 'ready' }> | null = null
    let crashes = 0
    while (!isStopping()) {
      const started = await child.started
      if (started?.type === 'ready') {
        // the first one is told by who started us
        if (lastReady !== null && started.link !== null) deps.log(`Pair  ${started.link}`)
        lastReady = started
        resolveFirst(started)
      } else if (lastReady === null) {
        const how = await child.ended
        resolveFirst(started ?? { type: 'failed', how })
        return
      }
      const readyAt = deps.now()
      const how = await child.ended
      if (isStopping()) return
      if (started?.type === 'ready' && deps.now() - readyAt >= STEADY_MS) crashes = 0
      crashes += 1
      if (crashes > MAX_RESTARTS) {
        deps.log(
          `The helper ended (${how}) after ${MAX_RESTARTS} restarts in a row and is not started again. The lines above say more; press Ctrl-C and start Mosaygent again.`,
        )
        return
      }
      deps.log(`The helper ended (${how}); starting it again (${crashes} of ${MAX_RESTARTS})`)
      await deps.wait(250 * 2 ** (crashes - 1))
      if (!isStopping()) child = begin(lastReady)
    }
  }

  function begin(previous: Parameters<SupervisorDeps['spawn']>[0]): HelperChild {
    const begun = deps.spawn(previous)
    begun.send({ type: 'dashboard-origin', origin: deps.dashboardOrigin() })
    return begun
  }

  /** Through a function, because `stop` may have been called during any wait. */
  function isStopping(): boolean {
    return stopping
  }

  return {
    first,
    async stop() {
      stopping = true
      await child.stop()
      await running
    },
    force() {
      stopping = true
      child.force()
    },
  }
}
