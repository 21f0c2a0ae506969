import { findExecutable } from '../../processes/index.ts'
import { ghEnvironment } from '../gh/gh.ts'
import { findMemoryLimiter } from './memory-limit.ts'

/** The git of this machine and the environment every call of ours gets. Only `callGit` starts it. */
export interface Git {
  readonly file: string
  readonly env: Readonly<Record<string, string>>
  /** `prlimit`, where there is one. */
  readonly limiter?: string
}

/**
 * How git may reach a network or certificate store; everything else called GIT_ would aim us at another repository
 * (GIT_DIR), another configuration (GIT_CONFIG_*) or an editor's password window (VS Code exports GIT_ASKPASS).
 */
const KEPT = /^GIT_(SSL_\w+|PROXY_SSL_\w+|HTTP_PROXY_AUTHMETHOD|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT)$/i

/** No prompts: one without a terminal would never end. */
const NO_QUESTIONS = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: '', // set but empty also overrides core.askPass
  SSH_ASKPASS: '',
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_EDITOR: ':',
  GIT_SEQUENCE_EDITOR: ':',
}

/** Finds git, or null. Its messages are read, so they are asked for untranslated. */
export async function findGit(env: NodeJS.ProcessEnv): Promise<Git | null> {
  const file = await findExecutable('git', env)
  if (file === null) return null
  // gh's rules too: git starts it as a helper for passwords
  const kept = Object.entries(ghEnvironment(env)).filter(([name]) => !/^GIT_/i.test(name) || KEPT.test(name))
  const limiter = await findMemoryLimiter(env)
  return {
    file,
    ...(limiter === null ? {} : { limiter }),
    env: {
      // a key that only the user's own command knows must keep working, so ours is a default
      GIT_SSH_COMMAND: 'ssh -o BatchMode=yes -o ConnectTimeout=15',
      ...Object.fromEntries(kept),
      ...NO_QUESTIONS,
      LC_ALL: 'C',
    },
  }
}
