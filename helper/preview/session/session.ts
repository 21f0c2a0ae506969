import type { ReloadTrigger } from '@mosaygent/contract'
import { messageOf } from '../../errors/index.ts'
import { lookAt } from '../watch/sight.ts'
import { createStaleness } from '../watch/staleness.ts'
import { createAnnouncer } from './announcer.ts'
import { chooseEngine, type Engine } from './engine.ts'
import { createRunLifecycle } from './run-lifecycle.ts'
import { createReceiptHistory } from './receipt-history.ts'
import { createReloads } from './reloads.ts'
import { createScreenWatch } from './screen-watch.ts'
import { createOpenPages } from './open-pages.ts'
import type { Run, Stream } from './run.ts'
import type { PreviewSession, Log, SessionDeps } from './session-types.ts'
import { isReady, livingRun, statusOf } from './state.ts'
import { isSameRun } from './wanted-run.ts'

/** Composes the preview: what runs, how each action ended, and how it compares with the files on the disk. */
export function createPreviewSession(deps: SessionDeps): PreviewSession {
  const lineListeners = new Set<(stream: Stream, text: string) => void>()
  const history = createReceiptHistory(deps.nextMoment)
  let idle: Engine | null = null
  /** The run whose values are not those that are chosen any more; null: none is known. */
  let outdated: Run | null = null

  const log: Log = (text, level = 'info', data = {}) =>
    deps.console.add({ source: 'helper', level, text, ...data })
  const current = () =>
    statusOf({
      state: lifecycle.state(),
      gatewayPort: deps.gatewayPort(),
      receipt: history.latest(),
      idle,
      stale: staleness.stale(),
      watchTrouble: staleness.trouble(),
      reloadOnSave: deps.reloadOnSave(),
      ownWorkers: deps.memory.get().own_workers,
      sketching: sketchPort() !== null,
      compileErrors: lifecycle.compileErrors(),
      environment: lifecycle.environment(),
      configurationChanged: outdated !== null && outdated === livingRun(lifecycle.state()),
    })
  const announcer = createAnnouncer(() => deps.onStatus(current()), deps.timings.announce)
  const changed = (urgent: boolean) => announcer.changed(urgent)
  const staleness = createStaleness({
    quietMs: deps.timings.quiet,
    checkMs: deps.timings.watchCheck,
    onStale: () => changed(true),
    onChange() {
      lifecycle.placeholder()?.reload()
      deps.onSources()
    },
    onSaved: () => saved(),
    onTrouble(trouble) {
      if (trouble !== null) log(trouble.detail, 'warning')
      changed(true)
    },
  })
  const lifecycle = createRunLifecycle({
    ...deps,
    staleness,
    history,
    log,
    changed,
    onLine: (stream, text) => {
      for (const listener of lineListeners) listener(stream, text)
    },
    // a file that was saved during the compile may have been too late for it
    onStarted: () => staleness.isDue() && saved(),
    // the errors may be corrected already: the compiler reads a file long before it reports them
    onCompileErrors: () => staleness.isDue() && saved(),
  })
  const screen = createScreenWatch({
    pages: createOpenPages(deps.timings.pageSilence),
    eventReaders: deps.eventReaders,
    timings: deps.timings,
  })
  const reloads = createReloads({
    ...deps,
    lifecycle,
    screen,
    staleness,
    history,
    log,
    changed,
    listen: (onLine) => {
      lineListeners.add(onLine)
      return () => lineListeners.delete(onLine)
    },
  })
  const sketchPort = () =>
    lifecycle.state().kind === 'starting' ? (lifecycle.placeholder()?.port() ?? null) : null

  async function compareValues(): Promise<void> {
    const run = livingRun(lifecycle.state())
    const environment = lifecycle.environment()
    if (run === null || environment === null) return
    // on a branch without the app nothing of it can be compared, nor be started
    const seen = (await lookAt(run.project)) === 'there'
    const now = await lifecycle.wanted(run, environment)
    outdated = !seen || (now.ok && isSameRun(now.value, run.wanted)) ? null : run
  }

  /** The file that was edited from here since the last reload or restart; null: none. */
  let editedHere: string | null = null

  /** A define file may have been edited, whose old values a reload keeps: that is told after it. */
  async function reload(trigger: ReloadTrigger) {
    editedHere = null
    const acted = await reloads.act('reload', trigger)
    const before = outdated
    // the answer goes first
    setImmediate(() => {
      compareValues().then(
        () => outdated !== before && changed(true),
        (error: unknown) => log(messageOf(error), 'error'),
      )
    })
    return acted
  }

  function saved(): void {
    if (lifecycle.compileErrors() > 0) {
      const { files, first } = staleness.stale() ?? { files: 0, first: '' }
      log(`${files === 1 ? first : `${first} and ${files - 1} more`} changed, so the app is started again`)
      lifecycle.startAgain().catch((error: unknown) => log(messageOf(error), 'error'))
      return
    }
    if (!deps.reloadOnSave() || !isReady(lifecycle.state())) return
    const stale = staleness.stale()
    const isOurs = stale?.files === 1 && stale.first === editedHere
    reload(isOurs ? 'edit' : 'save').catch((error: unknown) => log(messageOf(error), 'error'))
  }

  return {
    sourceEdited(file) {
      lifecycle.placeholder()?.reload()
      // a real app takes it with reload on save, as any edit; the sketch needs no pause that gathers others
      const sketch = livingRun(lifecycle.state())?.engine.kind === 'sketch'
      editedHere = sketch ? null : file
      if (!sketch || !isReady(lifecycle.state())) return
      reload('edit').catch((error: unknown) => log(messageOf(error), 'error'))
    },
    start: (environment, app) => lifecycle.start(environment, app),
    stop: () => lifecycle.stop(),
    reload: () => reload('manual'),
    restart(environment) {
      editedHere = null
      return reloads.act('restart', 'manual', environment)
    },
    receivePageNews: (news) => screen.receive(news),
    reloadOnSaveChanged() {
      changed(true)
      if (deps.reloadOnSave() && staleness.isDue()) saved()
    },
    async setOwnWorkers(project, enabled) {
      await deps.memory.choose((value) => {
        const others = value.own_workers.filter((other) => other !== project)
        return { ...value, own_workers: enabled ? [...others, project] : others }
      })
      changed(true)
    },
    receipts: () => history.all(),
    sdkRoot: async (project) => (await chooseEngine(deps, project))?.program.root ?? null,
    async status() {
      await compareValues()
      if (livingRun(lifecycle.state()) === null) idle = await chooseEngine(deps, await deps.flutterPath())
      return current()
    },
    state: () => lifecycle.state(),
    environment: () => lifecycle.environment(),
    endedWithHelper: () => lifecycle.endedWithHelper(),
    isBusy: () => lifecycle.isBusy(),
    leave: () => screen.leave(),
    shownPort() {
      const state = lifecycle.state()
      return isReady(state) ? (livingRun(state)?.port() ?? null) : sketchPort()
    },
    async close() {
      await lifecycle.close()
      announcer.close()
      deps.console.flush()
    },
  }
}
