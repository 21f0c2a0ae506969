import { type Outcome, succeed } from '../../errors/index.ts'
import type { ProjectStore, TakeOvers } from '../../projects/index.ts'
import type { Repositories } from '../git/repository-of.ts'
import { createProjectIdentities } from './project-identity.ts'

interface MovedProjectsDeps {
  readonly env: NodeJS.ProcessEnv
  readonly projects: ProjectStore
  readonly takeOvers: TakeOvers
  readonly repositories: Repositories
  /** All codebases that are found in a directory, whichever of them is chosen. */
  readonly codebasesIn: (directory: string) => Promise<readonly string[]>
}

export interface MovedProjects {
  /** Notes what the project is known by, as long as its folder is there to be asked. */
  remember(directory: string): Promise<void>
  /** Brings the settings of the same project, if its folder is gone; whether there were any. */
  recognise(directory: string): Promise<Outcome<boolean>>
}

/** Knows a project again whose folder was moved. */
export function createMovedProjects(deps: MovedProjectsDeps): MovedProjects {
  const { projects, takeOvers, codebasesIn } = deps
  const identities = createProjectIdentities(deps.env, deps.repositories)
  return {
    async remember(directory) {
      const identity = await identities.changed(directory, await codebasesIn(directory))
      if (identity === undefined || identity === null) return
      if (projects.get(directory).identity === identity) return
      await projects.choose(directory, (project) => ({ ...project, identity }))
    },
    async recognise(directory) {
      if (!(await takeOvers.mayTakeOver(directory))) return succeed(false)
      const identity = await identities.of(directory, await codebasesIn(directory))
      return identity === null ? succeed(false) : takeOvers.byIdentity(directory, identity)
    },
  }
}
