import { join } from 'node:path'
import type { Workspace } from '../workspace.ts'
import { createTemporaryProject, type TemporaryProject } from './temporary-project.ts'

const SIGNAL = new AbortController().signal

/** For tests: a project whose API codebase was cloned from a repository beside it. */
export interface ClonedCodebase extends TemporaryProject {
  /** The repository that was cloned. */
  readonly source: string
  /** The clone. */
  readonly folder: string
  readonly workspace: Workspace
}

/** `prepare` changes the source before it is cloned. */
export async function createClonedCodebase(
  prepare: (project: TemporaryProject, source: string) => Promise<unknown>,
  files: Readonly<Record<string, string>> = {},
): Promise<ClonedCodebase> {
  const project = await createTemporaryProject()
  const source = await project.repository('source é', {
    'pyproject.toml': '[project]',
    'app.py': 'one\n',
    ...files,
  })
  await prepare(project, source)
  const workspace = await project.open({ apiRepository: source })
  await workspace.handlers.setDirectory({ path: project.project }, SIGNAL)
  await workspace.handlers.cloneApi(undefined, SIGNAL)
  return { ...project, source, folder: join(project.project, 'api'), workspace }
}
