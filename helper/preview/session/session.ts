import { messageOf } from '../../errors/index.ts'
import { createFreshness } from '../watch/freshness.ts'
import { createAnnouncer } from './announcer.ts'
import { chooseEngine, type Engine } from './engine.ts'
import { createLives } from './lives.ts'
import { createReceiptHistory } from './receipt-history.ts'
import { createReloads } from './reloads.ts'
import { createScreenWatch } from './screen-watch.ts'
import { createOpenPages } from './open-pages.ts'
import type { Stream } from './run.ts'
import type { PreviewSession, Say, SessionDeps } from './session-types.ts'
import { isReady, livingRun, statusOf } from './state.ts'

/** The preview as one thing: what runs, what came of each wish, and how it compares with the files on the disk. */
export function createPreviewSession(deps: SessionDeps): PreviewSession {
  const hearers = new Set<(stream: Stream, text: string) => void>()
  const history = createReceiptHistory()
  let idle: Engine | null = null

  const say: Say = (text, level = 'info', data = {}) =>
    deps.console.add({ source: 'helper', level, text, ...data })
  const current = () =>
    statusOf({
      state: lives.state(),
      gatewayPort: deps.gatewayPort(),
      receipt: history.latest(),
      idle,
      stale: freshness.stale(),
      reloadOnSave: deps.memory.get().reload_on_save,
      ownWorkers: deps.memory.get().own_workers,
      sketching: sketchPort() !== null,
      compileErrors: lives.compileErrors(),
    })
  const announcer = createAnnouncer(() => deps.onStatus(current()), deps.timings.announce)
  const changed = (urgent: boolean) => announcer.changed(urgent)
  const freshness = createFreshness({
    quietMs: deps.timings.quiet,
    onStale: () => changed(true),
    onNews: () => deps.onSources(),
    onSaved: () => saved(),
    onTrouble: (text) => say(`The sources cannot be watched: ${text}`, 'warning'),
  })
  const lives = createLives({
    ...deps,
    freshness,
    history,
    say,
    changed,
    onLine: (stream, text) => {
      for (const hear of hearers) hear(stream, text)
    },
    // what was saved while it compiled may have come too late for the compiler
    onStarted: () => freshness.due() && saved(),
    // they may be mended already: the compiler reads a file long before it says what is wrong with it
    onDoomed: () => freshness.due() && saved(),
  })
  const screen = createScreenWatch({
    pages: createOpenPages(deps.timings.pageSilence),
    eventReaders: deps.eventReaders,
    timings: deps.timings,
  })
  const reloads = createReloads({
    ...deps,
    lives,
    screen,
    freshness,
    history,
    say,
    changed,
    listen: (heard) => {
      hearers.add(heard)
      return () => hearers.delete(heard)
    },
  })
  const sketchPort = () => (lives.state().kind === 'starting' ? (lives.companion()?.port() ?? null) : null)

  function saved(): void {
    lives.companion()?.reload()
    if (lives.compileErrors() > 0) {
      const { files, first } = freshness.stale() ?? { files: 0, first: '' }
      say(`${files === 1 ? first : `${first} and ${files - 1} more`} changed, so the app is started again`)
      lives.startAgain().catch((error: unknown) => say(messageOf(error), 'error'))
      return
    }
    if (!deps.memory.get().reload_on_save || !isReady(lives.state())) return
    reloads.act('reload', 'save').catch((error: unknown) => say(messageOf(error), 'error'))
  }

  return {
    start: () => lives.start(),
    stop: () => lives.stop(),
    reload: () => reloads.act('reload', 'manual'),
    restart: () => reloads.act('restart', 'manual'),
    heardPage: (news) => screen.tell(news),
    async setReloadOnSave(enabled) {
      await deps.memory.choose((value) => ({ ...value, reload_on_save: enabled }))
      changed(true)
      if (enabled && freshness.due()) saved()
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
      if (livingRun(lives.state()) === null) idle = await chooseEngine(deps, await deps.flutterPath())
      return current()
    },
    state: () => lives.state(),
    endedWithHelper: () => lives.endedWithHelper(),
    shownPort() {
      const state = lives.state()
      return isReady(state) ? (livingRun(state)?.port() ?? null) : sketchPort()
    },
    async close() {
      await lives.close()
      announcer.close()
      deps.console.flush()
    },
  }
}
