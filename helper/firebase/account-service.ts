import type { firebaseCliEndpoints, FirebaseLogin, Reply } from '@mosaygent/contract'
import type { HandlersOf } from '../handlers/index.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { JobBoard } from '../jobs/index.ts'
import { singleFlight } from '../async/index.ts'
import {
  type Firebase,
  firebaseEnvironmentCredential,
  type FirebaseFailure,
  type FirebaseResult,
  finishFirebaseLogin,
  LOGIN_CODE,
  startFirebaseLogin,
} from '../tools/index.ts'
import { describeFailure } from './firebase-problem.ts'
import type { FolderAccounts } from './folder-account.ts'
import { createLoginJob } from './login-job.ts'
import type { ToolService } from './tool-service.ts'

interface AccountServiceDeps {
  readonly env: NodeJS.ProcessEnv
  readonly jobs: JobBoard
  readonly tool: ToolService
  readonly accounts: (firebase: Firebase) => Promise<FirebaseResult<FolderAccounts>>
  readonly changed: (login?: FirebaseLogin) => void
}

/** Who is logged in to the Firebase command line, and the login from the page. */
export interface AccountService {
  readonly handlers: HandlersOf<
    Pick<
      typeof firebaseCliEndpoints,
      'firebaseAccount' | 'firebaseLogin' | 'finishFirebaseLogin' | 'cancelFirebaseLogin'
    >
  >
  /** Takes the result of each call: only Firebase knows whether a login is still good. `null`: it answered. */
  onResult(failure: FirebaseFailure | null): void
}

export function createAccountService({
  env,
  jobs,
  tool,
  accounts,
  changed,
}: AccountServiceDeps): AccountService {
  let login: FirebaseLogin | null = null
  let refused = false
  const job = createLoginJob(jobs, () => {
    // the signal ends a tool that runs, and its end is published
    if (login?.state === 'waiting') publish({ state: 'cancelled' })
  })
  const publish = (next: FirebaseLogin) => {
    login = next
    job.follow(next)
    changed(next)
  }

  const account = singleFlight(async (): Promise<Outcome<Reply<'firebaseAccount'>>> => {
    const firebase = await tool.need()
    if (!firebase.ok) return succeed({ state: 'unknown', note: firebase.problem.detail })
    const answer = await accounts(firebase.value)
    if (answer.kind === 'failed' && answer.failure.kind === 'missing') tool.forget()
    if (answer.kind === 'failed')
      return succeed({ state: 'unknown', note: describeFailure(answer.failure).problem.detail })
    const { active, all, folder, gone } = answer.value
    const variable = firebaseEnvironmentCredential(env)
    const credential = variable === 'FIREBASE_TOKEN' || active === null ? variable : null
    const known = active !== null || credential !== null
    return succeed({
      state: known ? (refused ? 'refused' : 'signed-in') : 'signed-out',
      ...(active === null || credential !== null ? {} : { account: active }),
      ...(all.length === 0 ? {} : { accounts: [...all] }),
      ...(folder === null || credential !== null ? {} : { folder }),
      ...(credential === null ? {} : { environment_credential: credential }),
      ...(gone === null || credential !== null ? {} : { note: noteOfGone(gone) }),
      ...(known && refused
        ? { note: 'Firebase did not accept this login when it was last asked. Log in again.' }
        : {}),
    })
  })

  const unfinished = (problem: ReturnType<typeof refuse>) => {
    const { code, detail } = problem.problem
    // the tool may have stored the login before it was ended
    account.forget()
    publish(code === 'cancelled' ? { state: 'cancelled' } : { state: 'failed', detail })
    return problem
  }

  const start = singleFlight(async (): Promise<Outcome<Reply<'firebaseLogin'>>> => {
    if (env['FIREBASE_TOKEN'])
      return refuse(
        'login-failed',
        'The Firebase CLI uses the token in FIREBASE_TOKEN, which comes before any login. Remove FIREBASE_TOKEN from the environment, then start Mosaygent again.',
      )
    const firebase = await tool.need()
    if (!firebase.ok) return firebase
    publish({ state: 'starting' })
    const page = await startFirebaseLogin(firebase.value, job.signal())
    if (page.kind === 'failed') return unfinished(describeFailure(page.failure))
    const { url, session } = page.value
    const shown = { url, ...(session === null ? {} : { session }) }
    publish({ state: 'waiting', ...shown })
    return succeed(shown)
  })

  const finish = async (typed: string): Promise<Outcome<Reply<'finishFirebaseLogin'>>> => {
    const code = typed.trim()
    if (login?.state !== 'waiting')
      return refuse('not-running', 'No login waits for a code. Begin one first.')
    if (!LOGIN_CODE.test(code))
      return refuse(
        'login-failed',
        'This is not a code. Copy the whole code that the page shows after the login.',
      )
    const firebase = await tool.need()
    if (!firebase.ok) return firebase
    const waiting = login
    publish({ ...waiting, state: 'finishing' })
    const outcome = await finishFirebaseLogin(firebase.value, code, job.signal())
    switch (outcome.kind) {
      case 'wrong-code':
        return unfinished(refuse('login-failed', 'Firebase did not accept the code. Begin the login again.'))
      case 'no-session':
        return unfinished(refuse('login-failed', 'This login is over already. Begin the login again.'))
      case 'failed':
        return unfinished(describeFailure(outcome.failure))
      case 'answer':
        break
    }
    refused = false
    account.forget()
    const now = await account.ask()
    const email = now.ok ? now.value.account : undefined
    publish({ state: 'done' })
    return succeed({
      message: email === undefined ? 'Logged in.' : `Logged in as ${email}.`,
      ...(email === undefined ? {} : { account: email }),
    })
  }

  return {
    handlers: {
      async firebaseAccount() {
        const reply = await account.ask()
        // asked last: it may have changed while the tool was thinking
        return reply.ok && login !== null ? succeed({ ...reply.value, login }) : reply
      },
      async firebaseLogin() {
        if (login?.state === 'waiting' && login.url !== undefined)
          return succeed({
            url: login.url,
            ...(login.session === undefined ? {} : { session: login.session }),
          })
        return start.ask()
      },
      finishFirebaseLogin: ({ code }) => finish(code),
      async cancelFirebaseLogin() {
        if (login?.state !== 'waiting') return refuse('not-running', 'No login waits for a code.')
        publish({ state: 'cancelled' })
        return succeed({ message: 'Cancelled.' })
      },
    },
    onResult(failure) {
      const now = failure?.kind === 'expired' ? true : failure === null ? false : refused
      if (now === refused) return
      refused = now
      account.forget()
      changed()
    },
  }
}

const noteOfGone = (folder: string) =>
  `The account that firebase login:use chose for ${folder} is not logged in any more, so the other one is used.`
