import { join } from 'node:path'
import type { Reply } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { JobBoard, JobHandle } from '../jobs/index.ts'
import { singleFlight } from '../async/index.ts'
import {
  findFirebase,
  type Firebase,
  FIREBASE_TOOLS,
  type FirebaseInstallOutcome,
  type FirebaseFolders,
  installFirebase,
} from '../tools/index.ts'
import { toolMissing, whatIsWrong } from './firebase-problem.ts'

interface ToolServiceDeps {
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  readonly jobs: JobBoard
  readonly changed: () => void
  /** Where to look besides PATH; tests give their own. */
  readonly usual?: FirebaseFolders['usual'] | undefined
}

/** The Firebase command line: there or not, which one, and its install. */
export interface ToolService {
  readonly handlers: {
    firebaseTool(): Promise<Outcome<Reply<'firebaseTool'>>>
    installFirebaseTool(): Promise<Outcome<Reply<'installFirebaseTool'>>>
  }
  /** The one to call, which was found before where there was one: to ask for its version takes a second. */
  need(): Promise<Outcome<Firebase>>
  /** It turned out to be gone. */
  forget(): void
}

const COMMAND = `npm install -g ${FIREBASE_TOOLS}`

export function createToolService({ home, env, jobs, changed, usual }: ToolServiceDeps): ToolService {
  const own = join(home, 'tools', 'firebase')
  let known: Firebase | null = null
  const search = singleFlight(async () => {
    const found = await findFirebase(env, { own, ...(usual ? { usual } : {}) })
    known = found.kind === 'found' ? found.firebase : null
    return found
  })

  const work = async (job: JobHandle): Promise<Outcome<Reply<'installFirebaseTool'>>> => {
    const found = await search.ask()
    if (found.kind === 'found')
      return succeed({ message: `The Firebase CLI ${found.firebase.version} is installed already.` })
    job.progress({ stage: 'Downloading packages', percent: null })
    const outcome = await installFirebase({
      folder: own,
      env,
      signal: job.signal,
      onPackages: (count) =>
        job.progress({
          stage: 'Downloading packages',
          percent: null,
          transferred: count === 1 ? '1 package' : `${count} packages`,
        }),
      onLine: (line) => job.output(line),
    })
    return describeInstall(outcome)
  }

  const installation = singleFlight(() =>
    jobs.run({ kind: 'install-firebase', stage: 'Looking for npm' }, work).finally(() => {
      search.forget()
      changed()
    }),
  )
  return {
    handlers: {
      async firebaseTool() {
        const found = await search.ask()
        if (found.kind === 'found') {
          const { version, foundBy, file, prefix } = found.firebase
          return succeed({ installed: true, version, path: prefix[0] ?? file, found_by: foundBy })
        }
        const words = `Install brings the official ${FIREBASE_TOOLS} from the npm registry, for you alone, about 250 MB. Package scripts don’t run.`
        const install = { words, command: COMMAND, target: own }
        const note = found.kind === 'missing' ? {} : { note: whatIsWrong(found), path: found.file }
        return succeed({ installed: false, version: null, ...note, install })
      },
      installFirebaseTool: () => installation.ask(),
    },
    async need() {
      if (known !== null) return succeed(known)
      const found = await search.ask()
      return found.kind === 'found' ? succeed(found.firebase) : toolMissing(found)
    },
    forget() {
      known = null
    },
  }
}

function describeInstall(outcome: FirebaseInstallOutcome): Outcome<Reply<'installFirebaseTool'>> {
  const typed = `You can also type this in a terminal: ${COMMAND}`
  switch (outcome.kind) {
    case 'installed':
      return succeed({ message: `Installed the Firebase CLI ${outcome.version}.` })
    case 'cancelled':
      return refuse('cancelled', 'The installation was cancelled. Nothing was installed.')
    case 'no-npm':
      return refuse('tool-missing', `npm was not found, which brings it. Install Node with npm. ${typed}`)
    case 'offline':
      return refuse(
        'network-unreachable',
        `The npm registry could not be reached. Check the network connection, then try again. ${typed}`,
      )
    case 'disk-full':
      return refuse('disk-full', 'The disk is full. Free some 300 MB, then try again. Nothing was installed.')
    case 'failed':
      return refuse('tool-failed', `npm could not install it: ${outcome.output}. ${typed}`)
  }
}
