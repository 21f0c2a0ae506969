import { type AppEnvironment, MAX_RUNNING_PROJECTS, projectName, SHOWN_RULE } from '@mosaygent/contract'
import { createMutex } from '../../async/index.ts'
import { messageOf, refuse, succeed } from '../../errors/index.ts'
import type { ConsoleLog } from '../../console/index.ts'
import type { Gateway, GatewayTarget } from '../gateway/gateway.ts'
import type { Acted } from '../session/session-types.ts'
import { livingRun } from '../session/state.ts'
import { type Folder, folderOf, type Place } from './place.ts'

export interface RoomDeps {
  readonly console: ConsoleLog
  readonly create: () => Place
  readonly createGateway: (target: () => GatewayTarget) => Gateway
  /** The chosen app, and the project directory that it is of. */
  readonly chosen: () => Promise<{ readonly app: string | null; readonly directory: string | null }>
  /** Another place is shown. */
  readonly onShown: () => void
  /** A place has come, has gone, or is elsewhere. */
  readonly onMoved: () => void
}

/** The chosen app, and the project directory that it is of. */
interface Chosen {
  readonly app: Folder | null
  readonly directory: Folder | null
}

/** The projects that run: one is shown, the others go on beside it, each at an address of its own. */
export interface Room {
  shown(): Place
  /** The shown one first. */
  all(): readonly Place[]
  /** Another project may be chosen: its place is shown, and what ran in the one before goes on. */
  select(): Promise<void>
  start(environment: AppEnvironment): Promise<Acted>
  /** Stops what is shown, also what is only about to start. */
  stopShown(): Promise<Acted>
  /** Stops the app of one project directory. */
  stop(directory: string): Promise<Acted>
  /** What is chosen as the helper begins: what another project says afterwards has a section of its own. */
  begin(): Promise<void>
  /** What ran for the chosen app ended with the helper before this one; that is told of no other project. */
  endedWithHelper(): Promise<void>
  /** A place said something: one that has ended goes. */
  tidy(): void
  close(): Promise<void>
}

export function createRoom(deps: RoomDeps): Room {
  const alone = createMutex()
  const beside = new Set<Place>()
  let shown = deps.create()
  let closed = false
  /** Whose the newest lines of the console are; null: not known yet. */
  let told: Chosen | null = null

  const all = () => [shown, ...beside]
  const isAt = (folder: Folder | null, other: Folder | null) => folder !== null && folder.real === other?.real
  const chosen = async (): Promise<Chosen> => {
    const { app, directory } = await deps.chosen()
    return { app: await folderOf(app), directory: await folderOf(directory) }
  }

  /** Gives it an address of its own, where there is something to see. */
  async function stepAside(place: Place): Promise<void> {
    beside.add(place)
    place.session.leave()
    const gateway = deps.createGateway(() => place.target())
    try {
      await gateway.listen(0)
    } catch (error) {
      log(`${nameOf(place)} goes on without an address of its own: ${messageOf(error)}`, 'warning')
      return
    }
    if (closed) return gateway.close()
    place.gateway = gateway
    log(`${nameOf(place)} goes on at http://127.0.0.1:${gateway.port()}`, 'info')
  }

  /**
   * What ran before it goes on beside it; what had ended is told no more. `of`: the folder that it is about, whose
   * section of the console begins here.
   */
  async function show(place: Place, of: Folder | null): Promise<void> {
    const before = shown
    const { gateway } = place
    shown = place
    openSection(of)
    beside.delete(place)
    place.gateway = null
    if (before.session.isBusy()) await stepAside(before)
    else void before.session.close()
    await gateway?.close()
    deps.onShown()
    deps.onMoved()
    tidy()
  }

  function openSection(of: Folder | null): void {
    if (of === null) return
    const project = of.path
    deps.console.add({ source: 'helper', level: 'info', text: SHOWN_RULE, rule: SHOWN_RULE, project })
  }

  /** Whether what is chosen now is of another project, or another app of it, than what was told last. */
  function turnsTo(now: Chosen): boolean {
    const before = told
    const same = before !== null && isAt(before.directory, now.directory)
    // without a directory, or on a branch without the app, what was told last is still that one's
    if (now.directory === null) return false
    told = same && now.app === null ? before : now
    if (same) return before.app !== null && now.app !== null && !isAt(before.app, now.app)
    return before !== null && before.directory !== null
  }

  function tidy(): void {
    for (const place of beside) {
      if (place.session.isBusy()) continue
      const { gateway } = place
      place.gateway = null
      if (gateway !== null) void gateway.close()
      // why it ended by itself is told to who comes back
      if (place.session.state().kind === 'crashed') continue
      beside.delete(place)
      void place.session.close()
    }
    const ended = [...beside].filter(({ session }) => !session.isBusy())
    for (const place of ended.slice(0, -MAX_RUNNING_PROJECTS)) {
      beside.delete(place)
      void place.session.close()
    }
  }

  const log = (text: string, level: 'info' | 'warning') => deps.console.add({ source: 'helper', level, text })

  return {
    shown: () => shown,
    all,
    tidy,
    select: () =>
      alone(async () => {
        const { app, directory } = await chosen()
        if (closed) return
        const isOther = turnsTo({ app, directory })
        const next =
          all().find((place) => isAt(place.app, app)) ??
          // on a branch without the app its own run is not another project's
          all().find((place) => place.session.isBusy() && isAt(place.directory, directory)) ??
          (shown.app === null && !shown.session.isBusy() ? shown : deps.create())
        next.directory = directory
        // a link to it is another name of the same app
        if (isAt(next.app, app)) next.app = app
        if (next !== shown) await show(next, next.app ?? app ?? directory)
        else if (isOther) openSection(next.app ?? app ?? directory)
      }),
    begin: () =>
      alone(async () => {
        told = await chosen()
      }),
    endedWithHelper: () =>
      alone(async () => {
        const { app, directory } = await chosen()
        shown.app = app
        shown.directory = directory
        shown.session.endedWithHelper()
      }),
    async start(environment) {
      const { begun } = await alone(async (): Promise<{ begun: Promise<Acted> }> => {
        const { app, directory } = await chosen()
        if (closed) return { begun: Promise.resolve(refuse('not-running', 'The helper is closing.')) }
        turnsTo({ app, directory })
        const runs = [...beside].find((place) => place.session.isBusy() && isAt(place.app, app))
        if (runs !== undefined) await show(runs, runs.app)
        const ending = shown.session.state().kind === 'stopping' && !isAt(shown.app, app)
        if (!shown.session.isBusy() || ending) {
          const others = [...beside].filter(({ session }) => session.isBusy())
          if (others.length >= MAX_RUNNING_PROJECTS) return { begun: Promise.resolve(tooMany(others)) }
          if (app !== null && shown.app !== null && !isAt(shown.app, app)) await show(deps.create(), app)
          shown.app = app ?? shown.app
          shown.directory = directory
        }
        return { begun: shown.session.start(environment, app?.path ?? null) }
      })
      // one that was left meanwhile and came to nothing
      return begun.finally(tidy)
    },
    async stopShown() {
      const { ended } = await alone(async () => ({ ended: shown.session.stop() }))
      return ended
    },
    async stop(directory) {
      const folder = await folderOf(directory)
      const { ended } = await alone(async (): Promise<{ ended: Promise<Acted> }> => {
        const place = all().find(
          (one) => one.session.isBusy() && (isAt(one.directory, folder) || isAt(one.app, folder)),
        )
        if (place === undefined)
          return { ended: Promise.resolve(refuse('not-running', `Nothing of ${directory} runs.`)) }
        const message = `${nameOf(place)} is stopped.`
        return {
          ended: place.session.stop().then((stopped) => (stopped.ok ? succeed({ message }) : stopped)),
        }
      })
      return ended
    },
    async close() {
      closed = true
      await Promise.all(all().map((place) => place.session.close()))
      await Promise.all(all().map(async ({ gateway }) => gateway?.close()))
    },
  }
}

/** What a person would call what runs in it. */
export function nameOf(place: Place): string {
  const project = livingRun(place.session.state())?.project ?? place.app?.path ?? place.directory?.path
  return project === undefined ? 'The app' : projectName(project)
}

function tooMany(places: readonly Place[]): Acted {
  const names = places.map(nameOf)
  const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
  return refuse('too-many-running', `${list} run already. Stop one of them first.`)
}
