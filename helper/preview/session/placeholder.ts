import { type Run, startRun, type RunOptions } from './run.ts'
import type { Engine } from './engine.ts'

/** The sketch that is shown while the real app compiles. */
export interface Placeholder {
  readonly pid: number | undefined
  /** Where it answers; null before that, and after its end. */
  port(): number | null
  /** Reads what was saved meanwhile. There is no receipt, because the real app reads it itself. */
  reload(): void
  /** Resolves when its process has ended. */
  stop(): Promise<void>
}

export type PlaceholderOptions = Omit<RunOptions, 'engine' | 'onLine' | 'onProgress' | 'onTool' | 'id'> & {
  /** It can be shown now, or no longer. */
  readonly onChange: () => void
}

/** @param engine the sketch. */
export function startPlaceholder(engine: Engine, options: PlaceholderOptions): Placeholder {
  let showing = false
  // the compiler reports the same problems in a moment, and better
  const run: Run = startRun({
    ...options,
    id: 0,
    engine,
    onLine: () => undefined,
    onProgress: () => undefined,
  })
  const show = (next: boolean) => {
    if (showing === next) return
    showing = next
    options.onChange()
  }
  void run.ready.then((ready) => show(ready))
  void run.ended.then(() => show(false))
  return {
    pid: run.pid,
    port: () => (showing ? run.port() : null),
    reload() {
      if (showing) void run.restart(false, 'save')
    },
    async stop() {
      showing = false
      await run.stop()
    },
  }
}
