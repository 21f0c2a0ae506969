import { join } from 'node:path'
import { findExecutable } from '../processes/index.ts'
import { textOf } from '../state/index.ts'

/** What a fresh clone lacks although it succeeded, each with what to do; empty for nearly all. */
export async function cloneNotes(codebase: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const notes: string[] = []
  if ((await textOf(join(codebase, '.gitmodules'))) !== null) {
    // each is one more address to trust, so they are not fetched unasked
    notes.push('Its submodules were not fetched: run "git submodule update --init --recursive" in it.')
  }
  const attributes = (await textOf(join(codebase, '.gitattributes'))) ?? ''
  if (/\bfilter=lfs\b/.test(attributes) && (await findExecutable('git-lfs', env)) === null) {
    // git says nothing: the files are there, but hold three lines of text
    notes.push('Its large files are placeholders: install git-lfs and run “git lfs pull” in it.')
  }
  return notes
}
