import type { HelperEvent } from '@mosaygent/contract'
import { createEventHub } from './events/index.ts'
import { createFeatures } from './features.ts'
import type { HelperOptions, RunningHelper } from './helper-options.ts'
import { listen, openSessions } from './http/index.ts'
import { createJobBoard } from './jobs/index.ts'
import { settleLeftovers } from './leftovers.ts'
import { openPeerFinder, type PeerFinder } from './peer/index.ts'
import { requireFreePort } from './ports/index.ts'
import { endChildren, withOwnTools, withPathOutside } from './processes/index.ts'
import { hideSecrets } from './redaction/index.ts'
import {
  forgetInstance,
  forgetScriptToken,
  type HomeLock,
  onLockedHome,
  openWrittenFiles,
  readConfig,
  writeInstance,
  writeScriptToken,
} from './state/index.ts'

export { HomeHeldError, type HomeHolder, PortTakenError } from './errors/index.ts'
export { UnsafeFileError } from './state/index.ts'
export type { RunningHelper } from './helper-options.ts'

/** A helper, the only one on its folder. Throws PortTakenError, HomeHeldError and UnsafeFileError, and then nothing was touched. */
export const startHelper = (options: HelperOptions): Promise<RunningHelper> =>
  // before anything of ours is ended or written: another helper of this user may be at work
  onLockedHome(options, async (lock) => {
    const peers = await openPeerFinder()
    try {
      return await compose(options, lock, peers)
    } catch (error) {
      await peers.close()
      throw error
    }
  })

/** Opens what is kept, puts the features on it and the guarded server before them; ends all of it in order. */
async function compose(options: HelperOptions, lock: HomeLock, peers: PeerFinder): Promise<RunningHelper> {
  const { home, version } = options
  // any line may quote a tool or a server
  const log = (line: string) => options.log(hideSecrets(line))
  let project: () => string | null = () => null
  // one answer to where our folder is; and no program from the project
  const env = withPathOutside({ ...withOwnTools(options.env, home), MOSAYGENT_HOME: home }, () => project())
  await requireFreePort(options.helperPort)
  let ending = false
  const hub = createEventHub()
  const jobs = createJobBoard(hub, () => project())
  /** Notices before the first page connects, which gets them; null afterwards. */
  let unpublished: HelperEvent[] | null = []
  const notice = (said: string) => {
    const event: HelperEvent = { type: 'notice', text: hideSecrets(said) }
    log(event.text)
    if (unpublished === null) hub.publish(event)
    else unpublished.push(event)
  }
  const onDamaged = (setAside: string) => notice(`A damaged settings file was set aside as ${setAside}.`)

  const { config, note } = await readConfig(home, env)
  if (note !== null) notice(note)
  // records what we write into codebases
  const writtenFiles = await openWrittenFiles({ home, onDamaged })
  const { sessions, pairing, served, checkScript, scriptToken, key } = await openSessions({
    home,
    config,
    onDamaged,
    notice,
    log,
  })

  // where the system says whose a connection is, nobody has to open a link
  const linkTo = (origin: string) => (peers.tells ? null : pairing.linkToServed(origin))
  const ports = { helper: options.helperPort, preview: options.previewPort }
  const { handlers, closeAll, preview, apiMemory, projectDirectory } = await createFeatures({
    ...options,
    env,
    config,
    hub,
    jobs,
    writtenFiles,
    notice,
    onDamaged,
    log,
    frameAncestors: () => [...served.origins(), ...(pairing.origin === null ? [] : [pairing.origin])],
    origins: () => served.origins(),
    peers,
    ports: () => ports,
  })
  project = projectDirectory
  const previewPort = await preview.listen()
  await settleLeftovers({ home, onDamaged, notice, log, apiMemory })
  try {
    const server = await listen({
      port: options.helperPort,
      version,
      handlers,
      hub,
      hello() {
        const notices = unpublished ?? []
        unpublished = null
        return [{ type: 'hello', version, jobs: jobs.running() }, ...notices]
      },
      sessions,
      served,
      pairing,
      linkTo,
      peers,
      checkScript,
      log,
      isEnding: () => ending,
    })
    const helperPort = server.port
    await writeScriptToken(home, helperPort, scriptToken)
    Object.assign(ports, { helper: helperPort, preview: previewPort })
    await lock.publishPort(helperPort)
    await writeInstance(home, { pid: process.pid, version, helperPort, previewPort, key })
    return {
      helperPort,
      previewPort,
      setDashboardOrigin(origin) {
        served.setParents(origin)
        return origin === null ? null : linkTo(origin)
      },
      pairingLink() {
        const pairedBefore = pairing.origin !== null && sessions.knows(pairing.origin)
        const link = pairing.link()
        return link === null ? null : { link, pairedBefore }
      },
      async stop() {
        ending = true
        // as long as anything is ending, the server says so
        await closeAll()
        // what no feature waits for: a fetch, a question to a tool
        await endChildren()
        await server.close()
        await Promise.all([sessions.close(), peers.close()])
        await Promise.all([forgetInstance(home, helperPort), forgetScriptToken(home, helperPort)])
        await lock.release()
      },
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}
