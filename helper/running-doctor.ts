import { createDoctor, type Doctor } from './doctor/index.ts'
import { endOrphans, livingRuns } from './process-registry/index.ts'
import { storedFolders } from './workspace/index.ts'

/** Something that starts servers: where it writes down which, and whether one runs now. */
interface Runner {
  readonly memory: Parameters<typeof endOrphans>[0]
  readonly isRunning: () => boolean | Promise<boolean>
}

export interface RunningDoctor {
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly runners: readonly Runner[]
  /** Of the dashboards that are served on this computer now. */
  readonly origins: () => readonly string[]
  readonly ports: () => { readonly helper: number; readonly preview: number }
}

/** The doctor of a helper that runs: what its own servers wrote down is left over only where none of them runs. */
export function runningDoctor({ home, env, runners, origins, ports }: RunningDoctor): Doctor {
  const idle = async () => {
    const running = await Promise.all(runners.map(async (runner) => runner.isRunning()))
    return runners.filter((_, index) => running[index] === false)
  }
  return createDoctor({
    home,
    env,
    ports() {
      const [origin] = origins()
      return { ...(origin === undefined ? {} : { dashboard: Number(new URL(origin).port) }), ...ports() }
    },
    async facts() {
      const leftovers = (await idle()).map(({ memory }) => livingRuns(memory.get().runs))
      return { ...(await storedFolders(home)), leftovers: (await Promise.all(leftovers)).flat() }
    },
    async endLeftovers() {
      return (await Promise.all((await idle()).map(({ memory }) => endOrphans(memory)))).flat()
    },
  })
}
