import { join } from 'node:path'
import * as z from 'zod/mini'
import { recordLongLiving } from './processes/index.ts'
import { endOrphans, RecordedRuns, recorderIn, RUN_FILES } from './process-registry/index.ts'
import { openJsonFile } from './state/index.ts'

interface Leftovers {
  readonly home: string
  readonly onDamaged: (setAside: string) => void
  readonly notice: (text: string) => void
  readonly log: (line: string) => void
  /** Where the API's servers are written down. */
  readonly apiMemory: Parameters<typeof endOrphans>[0]
}

const Memory = z.object({ runs: RecordedRuns })

/**
 * Ends what a killed helper left of everything it started (the preview sees to its own), by process id and start time,
 * and says so. From now on what lives longer than a moment is written down in `children.json`: a login, a download, an
 * installation.
 */
export async function settleLeftovers(options: Leftovers): Promise<void> {
  const { home, onDamaged, notice, log, apiMemory } = options
  const path = join(home, RUN_FILES.others)
  const memory = await openJsonFile({ path, schema: Memory, initial: { runs: [] }, onDamaged })
  const [servers, programs] = await Promise.all([endOrphans(apiMemory), endOrphans(memory)])
  for (const pid of servers) notice(`Stopped a leftover API server (process ${pid}).`)
  for (const pid of programs.filter((pid) => !servers.includes(pid)))
    notice(`Stopped a leftover program (process ${pid}).`)
  recordLongLiving(recorderIn(memory, (why) => log(`What runs could not be written down: ${why}`)))
}
