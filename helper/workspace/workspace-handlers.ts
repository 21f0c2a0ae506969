import type { EndpointName, Reply, RequestBody } from '@mosaygent/contract'
import type { Outcome } from '../errors/index.ts'

type WorkspaceCall =
  | 'setDirectory'
  | 'directory'
  | 'environmentStatus'
  | 'cloneApi'
  | 'cloneFlutter'
  | 'cancelClone'
  | 'repositoryChoices'
  | 'chooseRepository'
  | 'defaultBranch'
  | 'useExisting'
  | 'gitFetch'
  | 'gitPull'
  | 'gitBranches'
  | 'gitSwitch'
  | 'browseFolders'
  | 'makeFolder'

export type WorkspaceHandler<N extends EndpointName> = (
  body: RequestBody<N>,
  signal: AbortSignal,
) => Promise<Outcome<Reply<N>>>

/** The calls that are about the project directory and its codebases. */
export type WorkspaceHandlers = { readonly [N in WorkspaceCall]: WorkspaceHandler<N> }
