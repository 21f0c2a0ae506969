export { cloneInto } from './clone-into.ts'
export { describeCloneSystemFailure } from './clone-failure.ts'
export { checkTarget } from './clone-target.ts'
export { type GitLine, logGitOutcome, type LogGit, logGitOutput } from './git-lines.ts'
export { claimPartialFolder, sweepPartialFolders } from './partial-folders.ts'
export {
  readRepositoryAddress,
  readTypedRepositoryAddress,
  type RepositoryAddress,
  showAddress,
} from './repository-address.ts'
export { sameRepository } from './same-repository.ts'
