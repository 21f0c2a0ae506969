import { setTimeout as pause } from 'node:timers/promises'
import { EXIT } from '../exit-codes.ts'
import { homeHeldMessage } from '../ports/home-held-message.ts'
import { helperPortTakenMessage } from '../ports/port-taken-message.ts'
import type { Ports } from '../settings/ports.ts'
import { spawnHelper, supervise } from '../supervise/index.ts'
import type { HelperInUse } from './helper-in-use.ts'

export interface OwnHelper {
  readonly ports: Ports
  /** This very program, started once more as the helper. */
  readonly program: string
  readonly env: NodeJS.ProcessEnv
  /** Asked at each start of the helper. */
  readonly dashboardOrigin: () => string
}

/** Starts a helper and keeps it running; `ready` resolves with a sentence when the first start failed. */
export function ownHelper({ ports, program, env, dashboardOrigin }: OwnHelper): HelperInUse {
  const supervisor = supervise({
    spawn: (previous) => {
      const helperPort = previous?.helperPort ?? ports.helper
      const previewPort = previous?.previewPort ?? ports.preview
      return spawnHelper(program, [`--helper-port=${helperPort}`, `--preview-port=${previewPort}`], env)
    },
    dashboardOrigin,
    log: (line) => console.log(line),
    wait: async (ms) => {
      await pause(ms)
    },
    // not the clock on the wall, which may jump
    now: () => performance.now(),
  })
  return {
    ready: supervisor.first.then(async (started) => {
      switch (started.type) {
        case 'ready':
          return {
            ok: true,
            helperPort: started.helperPort,
            previewPort: started.previewPort,
            link: started.link,
          }
        case 'port-taken':
          return { ok: false, message: await helperPortTakenMessage(started.port, ports), code: EXIT.held }
        case 'home-held':
          return { ok: false, message: homeHeldMessage(started.home, started.holder), code: EXIT.held }
        case 'failed':
          return {
            ok: false,
            message: `The helper could not start (${started.how}); the lines above say why.`,
            code: EXIT.failed,
          }
      }
    }),
    stop: () => supervisor.stop(),
    force: () => supervisor.force(),
  }
}
