import * as z from 'zod/mini'
import { BASE_PATH } from './constants.ts'
import { endpoint } from './endpoint.ts'
import { CodebaseKind } from './environment.ts'
import { TypedPath } from './folders.ts'

/** Which repository Clone clones for one codebase, and who said so. */
export const RepositoryChoice = z.object({
  /** `starter`: nobody chose, so one that ships with the product. `none`: nobody chose, and there is no starter. */
  from: z.enum(['environment', 'config', 'starter', 'none']),
  /** Without user and password; empty with `none`. */
  address: z.string(),
  /** The environment variable that says so; it wins over whatever is chosen in the page. */
  variable: z.optional(z.string()),
})
export type RepositoryChoice = z.infer<typeof RepositoryChoice>

const Choices = z.object({ api: RepositoryChoice, flutter: RepositoryChoice })

/** The full address of GitHub's short form `owner/name`; null for whatever else somebody types. */
export function githubAddress(text: string): string | null {
  const [, owner, name] = /^([a-z\d][a-z\d-]{0,38})\/([\w.-]{1,100})$/i.exec(text.trim()) ?? []
  const bare = name?.replace(/\.git$/, '') ?? ''
  return owner === undefined || /^\.*$/.test(bare) ? null : `https://github.com/${owner}/${bare}.git`
}

/** Everything of this file is ours: the specification knows one repository for each codebase. */
export const repositoryEndpoints = {
  repositoryChoices: endpoint({
    method: 'GET',
    path: `${BASE_PATH}/environment/repositories`,
    body: null,
    reply: () => Choices,
    fallback: 'Failed to read which repositories are cloned',
  }),
  /**
   * Remembers it for a project, or in `config.json` while there is none; `address` null: the default again. `directory`:
   * the project, whose folder is made where it is not there; absent: the chosen one.
   */
  chooseRepository: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/choose-repository`,
    body: () =>
      z.strictObject({
        codebase: CodebaseKind,
        address: z.nullable(z.string().check(z.maxLength(2048))),
        directory: z.optional(TypedPath),
      }),
    reply: () => Choices,
    fallback: 'Failed to remember the repository',
  }),
  /** The branch that a clone would check out; a POST because it names a codebase. Null when the server does not say. */
  defaultBranch: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/default-branch`,
    body: () => z.strictObject({ codebase: CodebaseKind }),
    reply: () => z.object({ branch: z.nullable(z.string()) }),
    fallback: 'Failed to ask for the branch',
  }),
  /** Takes what lies in the place of the clone already, if it is the same repository. */
  useExisting: endpoint({
    method: 'POST',
    path: `${BASE_PATH}/environment/use-existing`,
    body: () => z.strictObject({ codebase: CodebaseKind }),
    reply: () => z.object({ path: z.string(), message: z.string() }),
    fallback: 'Failed to use what is there',
  }),
}
