import type { CodebaseKind, Reply, RepositoryChoice, RequestBody } from '@mosaygent/contract'
import { readTypedRepositoryAddress, showAddress } from '../../cloning/index.ts'
import { type Outcome, refuse, succeed } from '../../errors/index.ts'
import type { ProjectStore } from '../../projects/index.ts'
import { type Config, describeSettingsFailure, writeConfig } from '../../state/index.ts'
import { originOf } from './repositories.ts'
import type { Starters } from './starters.ts'
import { thisSystem } from '../../operating-system/index.ts'

const SETTING = { api: 'apiRepository', flutter: 'flutterRepository' } as const
const VARIABLE = { api: 'MOSAYGENT_API_REPO', flutter: 'MOSAYGENT_FLUTTER_REPO' } as const

interface RepositoryChoicesDeps {
  readonly home: string
  readonly env: NodeJS.ProcessEnv
  /** As it was read at the start, the environment included. */
  readonly config: Config
  readonly starters: Starters | null
  readonly projects: ProjectStore
  /** The chosen project directory; null: none. */
  readonly directory: () => string | null
  readonly changed: () => void
}

/** Which repository Clone clones: from the environment, else this project's choice, else `config.json`, else a starter. */
export interface RepositoryChoices {
  /** The configuration as it is now, for the chosen directory. */
  config(): Config
  choices(): Reply<'repositoryChoices'>
  /** `project`: whose choice it is, asked once the address is one; null: of all that have none. */
  choose(
    choice: Pick<RequestBody<'chooseRepository'>, 'codebase' | 'address'>,
    project: () => Promise<Outcome<string | null>>,
  ): Promise<Outcome<Reply<'chooseRepository'>>>
}

export function createRepositoryChoices(deps: RepositoryChoicesDeps): RepositoryChoices {
  const { home, env, starters, projects, directory, changed } = deps
  /** For every project that has no choice of its own. */
  let everywhere = deps.config

  const variableOf = (kind: CodebaseKind) => (env[VARIABLE[kind]]?.trim() ? VARIABLE[kind] : null)

  const config = (): Config => {
    const chosen = directory()
    const own = chosen === null ? {} : (projects.get(chosen).repositories ?? {})
    const of = (kind: CodebaseKind) =>
      own[kind] === undefined || variableOf(kind) !== null
        ? everywhere[SETTING[kind]]
        : (own[kind] ?? undefined)
    return { ...everywhere, apiRepository: of('api'), flutterRepository: of('flutter') }
  }

  /** Where there is no project yet, it is for the ones to come. */
  const keepEverywhere = async (codebase: CodebaseKind, value: string | null): Promise<Outcome<null>> => {
    try {
      if (!(await writeConfig(home, SETTING[codebase], value))) {
        return refuse(
          'settings-damaged',
          `config.json in ${home} is not valid JSON, so nothing was written. Correct it in an editor first.`,
        )
      }
    } catch (error) {
      const problem = describeSettingsFailure(error, home)
      if (problem === null) throw error
      return { ok: false, problem }
    }
    everywhere = { ...everywhere, [SETTING[codebase]]: value ?? undefined }
    return succeed(null)
  }

  const choiceOf = (kind: CodebaseKind): RepositoryChoice => {
    const origin = originOf(kind, config(), starters)
    switch (origin.kind) {
      case 'none':
        return { from: 'none', address: '' }
      case 'starter':
        return { from: 'starter', address: starters?.folderOf(kind) ?? '' }
      case 'configured': {
        const variable = variableOf(kind)
        const address = showAddress(origin.address)
        return variable === null ? { from: 'config', address } : { from: 'environment', address, variable }
      }
    }
  }
  const choices = () => ({ api: choiceOf('api'), flutter: choiceOf('flutter') })

  return {
    config,
    choices,
    async choose({ codebase, address }, project) {
      const variable = variableOf(codebase)
      if (variable !== null) {
        return refuse(
          'invalid-repository',
          `${variable} of the environment says which repository is cloned. Remove it, start Mosaygent again, then choose here.`,
        )
      }
      const read = address === null ? null : readTypedRepositoryAddress(address, thisSystem())
      if (read?.ok === false) return read
      const value = read?.value.address ?? null
      const whose = await project()
      if (!whose.ok) return whose
      const kept =
        whose.value === null
          ? await keepEverywhere(codebase, value)
          : await projects.choose(whose.value, (known) => ({
              ...known,
              repositories: { ...known.repositories, [codebase]: value },
            }))
      if (!kept.ok) return kept
      changed()
      return succeed(choices())
    },
  }
}
