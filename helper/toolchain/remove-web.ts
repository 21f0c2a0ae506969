import { realpath } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Reply } from '@mosaygent/contract'
import { claimPartialFolder } from '../cloning/index.ts'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { entriesOf } from '../state/index.ts'

interface RemoveWeb {
  readonly app: string
  /** Our state folder. */
  readonly home: string
  /** Absolute paths of the files below a folder that this product wrote and nobody changed since. */
  readonly ownFiles: (folder: string) => Promise<string[]>
}

/** A folder with more than this was not made by us alone. */
const MOST_ENTRIES = 500

/** Takes back the `web` folder that `addWeb` made, whole, and only while nobody changed or added anything in it. */
export async function removeWeb({ app, home, ownFiles }: RemoveWeb): Promise<Outcome<Reply<'removeWeb'>>> {
  const web = join(await realpath(app), 'web')
  const own = new Set(await ownFiles(web))
  if (own.size === 0) return refuse('nothing-to-undo', 'There is no web folder here that this product added.')
  const other = await otherEntry(web, own)
  if (other !== null)
    return refuse('file-changed', `${other} was changed or added since, so nothing was removed.`)
  const partial = await claimPartialFolder(home, web)
  try {
    await partial.takeTarget()
  } finally {
    await partial.settle()
  }
  return succeed({ message: `Removed web with ${own.size} files.` })
}

/**
 * What Undo would take away, relative to the app. Nothing once somebody changed or added anything, or the repository has
 * taken it in: who commits it keeps it.
 */
export async function addedWeb(
  { app, ownFiles }: Pick<RemoveWeb, 'app' | 'ownFiles'>,
  isTracked: (folder: string, files: readonly string[]) => Promise<boolean>,
): Promise<string[]> {
  const real = await realpath(app)
  const web = join(real, 'web')
  const own = await ownFiles(web)
  if (own.length === 0 || (await otherEntry(web, new Set(own))) !== null) return []
  if (await isTracked(real, own)) return []
  return own.map((file) => relative(real, file).split(sep).join('/')).toSorted()
}

/** The first that is not as we wrote it, as `web/icons/a.png`. */
async function otherEntry(web: string, own: ReadonlySet<string>): Promise<string | null> {
  const waiting: string[][] = [[]]
  let seen = 0
  for (let names = waiting.pop(); names !== undefined; names = waiting.pop()) {
    for (const entry of await entriesOf(join(web, ...names))) {
      const path = [...names, entry.name]
      seen += 1
      if (entry.isDirectory() && seen < MOST_ENTRIES) waiting.push(path)
      else if (!own.has(join(web, ...path))) return ['web', ...path].join('/')
    }
  }
  return null
}
