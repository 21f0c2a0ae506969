import { checkTarget } from '../../cloning/index.ts'
import { repositoryAbove } from '../../tools/index.ts'

/** Notes on a clone's target before it is made: the folder is taken, or inside another repository. */
export async function targetNotes(
  target: string,
  directory: string,
): Promise<{ taken?: string; note?: string }> {
  const [free, around] = await Promise.all([
    checkTarget(target, 'nothing can be cloned there'),
    repositoryAbove(directory, directory),
  ])
  return {
    ...(free.ok ? {} : { taken: free.problem.detail }),
    ...(around === null
      ? {}
      : {
          note: 'The project directory is itself a Git repository: the clone becomes one of its own inside it.',
        }),
  }
}
