import type { AppEnvironment } from '@mosaygent/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { FIREBASE_FACTS, FIREBASE_HERE, query } from '#helper-client'
import {
  choicesOf,
  isStill,
  readEnvironment,
  readLastSwitch,
  useEnvironment,
  writeLastSwitch,
} from '#session'
import { applyEnvironment } from './apply-environment.ts'
import type { Applied, FetchMore } from './apply-environment.ts'
import { readRunning, setReport, setRunning } from './switch-store.ts'
import type { Running } from './switch-store.ts'
import { SWITCH } from './texts.ts'

export interface EnvironmentSwitch {
  /** Selects an environment: the choice is stored at once, then its files are fetched. */
  switchTo: (environment: AppEnvironment) => void
  /** Fetches the files of the selected environment again, perhaps with more than a switch asks for. */
  apply: (more?: FetchMore) => void
}

/** Of several quick choices the last one wins; an earlier download is aborted. */
export function useEnvironmentSwitch(): EnvironmentSwitch {
  const client = useQueryClient()
  const [from, select] = useEnvironment()
  return {
    switchTo: (environment) => {
      select(environment)
      void fetchConfigs({ environment, from }, client)
    },
    apply: (more) => {
      // trying again is still the way here from where it began
      const last = readLastSwitch()
      const before = last?.environment === from && last.outcome === 'failed' ? last.from : from
      void fetchConfigs({ environment: from, from: before, more }, client)
    },
  }
}

/** Another tab has chosen differently, or another project is shown: a download of ours does not count any more. */
export function dropUnless(environment: AppEnvironment, project: string | null): void {
  const running = readRunning()
  if (running === null || (running.environment === environment && isStill(running.project, project))) return
  running.controller.abort()
  setRunning(null)
}

interface Wanted {
  environment: AppEnvironment
  /** The environment that was chosen before. */
  from: AppEnvironment
  more?: FetchMore | undefined
}

async function fetchConfigs({ environment, from, more }: Wanted, client: QueryClient): Promise<void> {
  readRunning()?.controller.abort()
  const project = choicesOf()
  const mine: Running = { environment, project, controller: new AbortController() }
  setRunning(mine)
  const applied = await applyEnvironment(environment, { signal: mine.controller.signal, ...more })
  // what the files say is on the screen before anything is said of them
  if (applied.outcome === 'applied') await client.invalidateQueries({ queryKey: FIREBASE_FACTS })
  // An aborted call may still end well when its reply was on the way: the newer choice has the word.
  if (readRunning() !== mine) return
  setRunning(null)
  if (applied.outcome === 'aborted' || readEnvironment() !== environment) return
  const owner = choicesOf()
  if (!isStill(project, owner)) return
  const at = new Date().toISOString()
  writeLastSwitch({ environment, from, at, outcome: applied.outcome, ...words(applied) })
  setReport(applied.outcome === 'applied' ? { environment, project: owner, reply: applied.reply } : null)
  const changed = [{ queryKey: FIREBASE_HERE }, query('environmentStatus'), query('flutterStatus')]
  for (const { queryKey } of changed) void client.invalidateQueries({ queryKey })
}

function words(applied: Exclude<Applied, { outcome: 'aborted' }>): { detail: string; code: string | null } {
  switch (applied.outcome) {
    case 'applied':
      return { detail: applied.reply.message, code: null }
    case 'skipped':
      return { detail: SWITCH.skipped(applied.missing), code: null }
    case 'failed':
      return { detail: applied.reason, code: applied.code }
  }
}
