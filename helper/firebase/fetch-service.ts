import type { FirebasePlace, Reply, RequestBody } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { JobBoard, JobHandle } from '../jobs/index.ts'
import type { Firebase, FirebaseFailure } from '../tools/index.ts'
import type { AppSnapshot } from './app-snapshot.ts'
import { parseFetchRequest, type FetchRequest } from './parse-request.ts'
import { readFacts } from './facts/facts.ts'
import { notesFor } from './fetch-notes.ts'
import { inWords } from './in-words.ts'
import { type FilesChange, projectIn } from './project-named.ts'
import type { FirebaseMemory } from './project-memory.ts'
import { prepare, type PrepareDeps, type Prepared } from './prepare.ts'
import type { ToolService } from './tool-service.ts'
import { undoOf } from './undo.ts'
import { type SwapFolder, type SwapRecord, writeFiles } from '../file-transaction/index.ts'

interface FetchServiceDeps {
  readonly swapFolder: SwapFolder
  readonly jobs: JobBoard
  readonly memory: FirebaseMemory
  readonly tool: ToolService
  /** The tool as the account that was chosen for the app's folder. */
  readonly as: (firebase: Firebase) => Promise<Firebase>
  readonly flutterPath: () => Promise<string | null>
  /** Carries out one piece of writing at a time. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  readonly onResult: (failure: FirebaseFailure | null) => void
  /** New bytes lie in the app. */
  readonly wrote: (record: SwapRecord) => Promise<void>
  /** Whether something runs with other files than those that are there now. */
  readonly filesChanged: (files: FilesChange) => boolean
  readonly changed: () => void
}

type Body = RequestBody<'fetchFirebaseConfigs'>
type Fetched = Outcome<Reply<'fetchFirebaseConfigs'>>

interface Running {
  readonly controller: AbortController
  readonly ended: Promise<unknown>
}

const SUPERSEDED = refuse(
  'superseded',
  'A later fetch took the place of this one. Nothing was changed by it.',
)

/** One fetch at a time; a later one takes the place of an earlier one that has not begun to write. */
export function createFetchService(deps: FetchServiceDeps) {
  const { swapFolder, jobs, memory, tool } = deps
  let running: Running | null = null
  /** Counted when a call comes in: which of two is the later one must not hang on how long its check takes. */
  let arrived = 0
  let newest = 0

  const look = async (
    request: FetchRequest,
    how: Pick<PrepareDeps, 'plan' | 'signal' | 'progress'>,
  ): Promise<Outcome<Prepared>> => {
    const firebase = await tool.need()
    if (!firebase.ok) return firebase
    const rememberedWebApp = await memory.webApp(request.project)
    const prepared = await prepare(request, {
      ...how,
      firebase: await deps.as(firebase.value),
      rememberedWebApp,
      onResult: deps.onResult,
    })
    if (!prepared.ok && prepared.problem.code === 'tool-missing') tool.forget()
    return prepared
  }

  /** Gives whether something runs with other bytes than are there now. */
  const write = async (
    request: FetchRequest,
    { swaps, webApp, before }: Prepared,
  ): Promise<Outcome<boolean>> => {
    if (webApp !== null) {
      const kept = await memory.takeWebApp(request.project, webApp)
      if (!kept.ok) return refuse(kept.problem.code, `${kept.problem.detail} The old files are untouched.`)
    }
    if (swaps.length === 0) return succeed(false)
    const was = projectIn(before.facts)
    const written = await writeFiles({ swapFolder, project: request.project, app: request.app, files: swaps })
    if (!written.ok) return written
    await deps.wrote(written.value)
    return succeed(deps.filesChanged({ project: request.project, was, entries: written.value.entries }))
  }

  const work = async (request: FetchRequest, job: JobHandle, signal: AbortSignal): Promise<Fetched> => {
    const progress = (stage: string, percent: number) => job.progress({ stage, percent })
    const prepared = await look(request, { plan: false, signal, progress })
    if (!prepared.ok) return prepared
    return deps.alone(async () => {
      // from here on it is not interrupted: half of it would be worse than too much
      if (signal.aborted) return refuse('cancelled', 'Cancelled. Nothing was changed.')
      progress('Writing the files', 90)
      const written = await write(request, prepared.value)
      if (!written.ok) return written
      deps.changed()
      return succeed({
        success: true,
        message: describe(request, prepared.value),
        files: prepared.value.files,
        ...placesReply(request, prepared.value),
        ...surroundings(request, await afterWriting(request, prepared.value)),
        undo: await undoOf(swapFolder, request.app),
        restart_needed: written.value,
      })
    })
  }

  const begin = async (
    request: FetchRequest,
    controller: AbortController,
    requestSignal: AbortSignal,
    earlier: Running | null,
  ): Promise<Fetched> => {
    earlier?.controller.abort()
    await earlier?.ended
    const { signal } = controller
    if (signal.aborted) return SUPERSEDED
    const spec = {
      kind: 'fetch-firebase',
      codebase: 'flutter',
      subject: request.project,
      stage: 'Looking at the app’s files',
    } as const
    return jobs.run(spec, async (job) => {
      const end = await work(request, job, AbortSignal.any([signal, job.signal, requestSignal]))
      return signal.aborted && !end.ok && end.problem.code === 'cancelled' ? SUPERSEDED : end
    })
  }

  return {
    handlers: {
      async fetchFirebaseConfigs(body: Body, requestSignal: AbortSignal): Promise<Fetched> {
        const turn = (arrived += 1)
        const request = await parseFetchRequest(body, await deps.flutterPath())
        if (!request.ok) return request
        if (turn < newest) return SUPERSEDED
        newest = turn
        const controller = new AbortController()
        const outcome = begin(request.value, controller, requestSignal, running)
        const mine: Running = { controller, ended: outcome.catch(() => undefined) } // its own caller hears of it
        running = mine
        try {
          return await outcome
        } finally {
          if (running === mine) running = null
        }
      },
      async firebasePlan(body: Body, requestSignal: AbortSignal): Promise<Outcome<Reply<'firebasePlan'>>> {
        const request = await parseFetchRequest(body, await deps.flutterPath())
        if (!request.ok) return request
        const prepared = await look(request.value, {
          plan: true,
          signal: requestSignal,
          progress: () => undefined,
        })
        if (!prepared.ok) return prepared
        const { files } = prepared.value
        return succeed({
          files,
          ...placesReply(request.value, prepared.value),
          ...surroundings(request.value, prepared.value.before, request.value.match),
        })
      },
    },
    /** Ends a fetch that has not begun to write, and waits for one that has. */
    async close() {
      running?.controller.abort()
      await running?.ended
    },
  }
}

const placesReply = ({ match }: FetchRequest, { matches }: Prepared) =>
  match.length === 0 ? {} : { places: matches }

/** `listed`: files that the plan has a line of their own for. */
function surroundings(request: FetchRequest, app: AppSnapshot, listed: readonly FirebasePlace[] = []) {
  return { flavours: [...app.flavours], notes: notesFor(request, app, listed) }
}

/** Only the facts differ from before, and only where bytes were written. */
async function afterWriting(request: FetchRequest, { before, swaps }: Prepared): Promise<AppSnapshot> {
  return swaps.length === 0 ? before : { ...before, facts: await readFacts(request.app, request.configPath) }
}

function describe({ project }: FetchRequest, { files, matches }: Prepared): string {
  const touched = [...files, ...matches].filter(({ change }) => change === 'created' || change === 'changed')
  if (touched.length === 0) return `The config files of ${project} are up to date.`
  return `Fetched the config files of ${project}: ${inWords(touched.map(({ path }) => path))}.`
}
