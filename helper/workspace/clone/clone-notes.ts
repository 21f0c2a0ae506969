import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { readForeign, valueOr } from '../../foreign-files/index.ts'
import { findExecutable } from '../../processes/index.ts'

/** What a fresh clone lacks although it succeeded, each with what to do; empty for nearly all. */
export async function cloneNotes(codebase: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const notes: string[] = []
  if (await isFile(join(codebase, '.gitmodules'))) {
    // each is one more address to trust, so they are not fetched unasked
    notes.push('Its submodules were not fetched: run "git submodule update --init --recursive" in it.')
  }
  const attributes = await readForeign('git-attributes', join(codebase, '.gitattributes'), null)
  if (valueOr(attributes, false) && (await findExecutable('git-lfs', env)) === null) {
    // git says nothing: the files are there, but hold three lines of text
    notes.push('Its large files are placeholders: install git-lfs and run “git lfs pull” in it.')
  }
  return notes
}

function isFile(path: string): Promise<boolean> {
  return lstat(path).then(
    (found) => found.isFile(),
    () => false, // a clone without it
  )
}
