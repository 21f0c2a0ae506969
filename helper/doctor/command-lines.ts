import { join } from 'node:path'
import type { DoctorCheck } from '@mosaygent/contract'
import { findFirebase, findGh, type FirebaseSearch, ghAuth, type GhSearch } from '../tools/index.ts'
import { absent, failed, fine, found } from './check.ts'

export interface CommandLineSearch {
  /** Our folder, which may hold tools that we installed. */
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  /** For tests: folders besides PATH, instead of the usual ones of the machine. */
  readonly usual?: readonly string[] | undefined
}

/** GitHub's command line, and who is logged in to it. */
export async function checkGithub({ home, env, usual }: CommandLineSearch): Promise<DoctorCheck[]> {
  const places = usual === undefined ? {} : { usual }
  const search = await findGh(env, { own: join(home, 'tools', 'gh', 'bin'), ...places })
  const login = await checkLogin(search)
  return [describeGh(search), login]
}

function describeGh(search: GhSearch): DoctorCheck {
  const named = { id: 'gh', name: 'gh' } as const
  switch (search.kind) {
    case 'found':
      return found(named, search.gh.version, search.gh.file)
    case 'missing':
      return absent(named, 'clone private repositories from GitHub', 'https://cli.github.com', 'install-gh')
    case 'foreign':
      return failed(named, 'problem', `${search.file} is another program of the same name`, 'install-gh')
    case 'damaged-settings':
      return failed(named, 'problem', `its settings file is damaged: ${search.output}`)
    case 'silent':
      return failed(named, 'problem', `${search.file} did not say its version in time`)
  }
}

async function checkLogin(search: GhSearch): Promise<DoctorCheck> {
  const named = { id: 'github-login', name: 'login' } as const
  if (search.kind !== 'found') return failed(named, 'missing', 'the GitHub CLI comes first')
  const auth = await ghAuth(search.gh)
  switch (auth.kind) {
    case 'signed-in':
      return fine(named, `GitHub, as ${auth.login}`)
    case 'signed-out':
      return failed(
        named,
        'missing',
        'nobody is logged in to GitHub; needed to clone private repositories',
        'log-in-to-github',
      )
    case 'refused':
      return failed(named, 'problem', 'GitHub does not accept the stored login any more', 'log-in-to-github')
    case 'unverified':
      return fine(named, 'a login is stored; GitHub could not be asked about it now')
    case 'unknown':
      return failed(named, 'problem', `gh did not say who is logged in: ${auth.output}`, 'log-in-to-github')
  }
}

/** Firebase's command line. */
export async function checkFirebase({ home, env, usual }: CommandLineSearch): Promise<DoctorCheck> {
  const own = join(home, 'tools', 'firebase')
  return describeFirebase(await findFirebase(env, { own, ...(usual === undefined ? {} : { usual }) }))
}

function describeFirebase(search: FirebaseSearch): DoctorCheck {
  const named = { id: 'firebase', name: 'firebase' } as const
  const command = 'npm install --global firebase-tools'
  switch (search.kind) {
    case 'found': {
      const { version, prefix, file } = search.firebase
      return found(named, version, prefix[0] ?? file)
    }
    case 'missing':
      return absent(named, 'download Firebase config files', command, 'install-firebase')
    case 'too-old':
      return failed(
        named,
        'problem',
        `${search.version} is too old, 13.31 or newer is needed. Get it: ${command}  ${search.file}`,
        'install-firebase',
      )
    case 'unusable':
      return failed(named, 'problem', `${search.file} does not work: ${search.output}`, 'install-firebase')
    case 'silent':
      return failed(named, 'problem', `${search.file} did not say its version in time`)
  }
}
