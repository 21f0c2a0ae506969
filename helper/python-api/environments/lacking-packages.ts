import { join } from 'node:path'
import { pathExists } from 'path-exists'
import { entriesOf, textOf } from '../../state/index.ts'
import { packageName } from '../commands/readers/requirement-names.ts'

/** What an environment has not, although the project asks for it. */
export interface Lacking {
  readonly names: readonly string[]
  /** It has none of those that are asked for: nothing was ever installed into it. */
  readonly all: boolean
}

export const NOTHING_LACKING: Lacking = { names: [], all: false }

/**
 * The packages that a project asks for and its environment has not, told by the names of folders alone: a folder of
 * this name is also what an installation leaves that failed. An environment that borrows the system's packages has
 * them elsewhere, and is not judged.
 */
export async function lackingPackages(
  environment: string | null,
  wanted: readonly string[],
): Promise<Lacking> {
  if (environment === null || wanted.length === 0) return NOTHING_LACKING
  const folders = await sitePackages(environment)
  const settings = await textOf(join(environment, 'pyvenv.cfg'))
  if (folders.length === 0 || settings === null) return NOTHING_LACKING
  if (/^include-system-site-packages\s*=\s*true/im.test(settings)) return NOTHING_LACKING
  const entries = (await Promise.all(folders.map(entriesOf))).flat()
  const found = new Set(
    entries
      .map(({ name }) => INSTALLED.exec(name)?.[1])
      .filter(isName)
      .map(packageName),
  )
  const names = wanted.filter((name) => !found.has(name))
  return { names, all: names.length === wanted.length }
}

/** `flask_cors-4.0.1.dist-info`, `tides.egg-info` */
const INSTALLED = /^([^-]+)(?:-[^-]+)*\.(?:dist-info|egg-info|egg-link)$/
const isName = (name: string | undefined) => name !== undefined

/** `python3.12`, `python3.13t`, `pypy3.10` */
const VERSION = /^(?:python|pypy)\d\.\d{1,3}t?$/
/** An environment has one, and one more where its Python was replaced. */
const MOST_VERSIONS = 5

/** Its name has Python's version in it, but on Windows. A repository may bring any number of links to one large folder. */
async function sitePackages(environment: string): Promise<readonly string[]> {
  const versions = (await entriesOf(join(environment, 'lib')))
    .filter((entry) => entry.isDirectory() && VERSION.test(entry.name))
    .map(({ name }) => name)
    .slice(0, MOST_VERSIONS)
  const all = [
    ...versions.map((version) => join(environment, 'lib', version, 'site-packages')),
    join(environment, 'Lib', 'site-packages'),
  ]
  const there = await Promise.all(all.map((folder) => pathExists(folder)))
  return all.filter((_folder, index) => there[index] === true)
}
