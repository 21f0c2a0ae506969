import type { DoctorCheck } from '@mosaygent/contract'
import { failed, fine } from './check.ts'
import { checkPorts, type PortsInUse } from './check-ports.ts'
import { checkFirebase, checkGithub, type CommandLineSearch } from './command-lines.ts'
import { checkScriptToken } from './script-token.ts'
import { checkDirectory, checkDisk, checkHome, checkSessions } from './folders.ts'
import { checkBrowser, checkFlutter, checkGit, checkNode, checkPython, checkUv } from './programs.ts'

export interface Examination extends CommandLineSearch {
  readonly ports: PortsInUse
  readonly directory: string | null
  /** The Flutter codebase, whose pin says which SDK counts. */
  readonly flutter: string | null
  readonly leftovers: readonly number[]
}

/** Looks at everything at once and tells it in the order in which it matters. */
export async function examine(of: Examination): Promise<DoctorCheck[]> {
  const { env, home, directory } = of
  // before the others look into it: this one makes the folder when it is missing
  const homeCheck = await checkHome(home)
  const [git, flutter, github, firebase, uv, python, browser, ports, project, disk, sessions, script] =
    await Promise.all([
      checkGit(env),
      checkFlutter(of.flutter, env, of.usual),
      checkGithub(of),
      checkFirebase(of),
      checkUv(env),
      checkPython(env),
      checkBrowser(env),
      checkPorts(of.ports),
      checkDirectory(directory),
      checkDisk([home, ...(directory === null ? [] : [directory])]),
      checkSessions(home),
      checkScriptToken(home, of.ports.helper),
    ])
  return [
    checkNode(),
    git,
    ...flutter,
    ...github,
    firebase,
    uv,
    python,
    browser,
    ...ports,
    project,
    disk,
    homeCheck,
    sessions,
    ...(script === null ? [] : [script]),
    describeLeftovers(of.leftovers),
  ]
}

function describeLeftovers(pids: readonly number[]): DoctorCheck {
  const named = { id: 'leftovers', name: 'leftovers' } as const
  if (pids.length === 0) return fine(named, 'none')
  const which = pids.length === 1 ? `process ${pids[0]}` : `processes ${pids.join(', ')}`
  return failed(
    named,
    'problem',
    `${which}, left running by a helper that was killed; the next start ends it`,
    'end-leftovers',
  )
}
