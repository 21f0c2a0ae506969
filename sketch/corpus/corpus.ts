import { execFile } from 'node:child_process'
import { homedir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { findConfigurations } from '../../helper/run-configurations/find-configurations.ts'
import type { Configuration } from '../../helper/run-configurations/model.ts'
import { findApps } from '../../helper/workspace/apps/find-apps.ts'
import { loadDartParser } from '../dart/parser.ts'
import { parserFiles } from '../serve/assets.ts'
import { findProjects } from './find-projects.ts'
import { measureProject } from './measure-project.ts'
import type { Measured } from './measure-project.ts'

/** How many of the widgets that are not known are named at the end. */
const NAMED = 40

/** Prints a table with one row for each folder: which apps and run configurations the helper finds, and how much of them is read and drawn. */
async function corpus(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) throw new Error('Type: npm run corpus -- FOLDER...')
  const parser = await loadDartParser(await parserFiles())
  const all: Measured[] = []
  const problems: string[] = []
  console.log(
    '| checkout | apps | apps found | entry points | configurations found | files | refused | read in part | pages | empty | widgets | unknown | first picture |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|---|---|---|')
  for (const folder of folders) {
    const measured: Measured[] = []
    for (const project of await findProjects(path.resolve(folder))) {
      const each = await measureProject(parser, project)
      measured.push(each)
      if (each.problem !== null) problems.push(`${project}: ${each.problem}`)
    }
    console.log(await rowOf(folder, measured))
    all.push(...measured)
  }
  problems.push(...all.flatMap(({ refused }) => refused))
  if (problems.length > 0) console.log(`\nRefused:\n${problems.join('\n')}`)
  console.log(`\nMost frequent unknown widgets:\n${frequent(all).join(', ')}`)
}

async function rowOf(folder: string, measured: readonly Measured[]): Promise<string> {
  const sum = (count: (each: Measured) => number): number =>
    measured.reduce((total, each) => total + count(each), 0)
  const times = measured.flatMap(({ firstPicture }) => firstPicture ?? []).toSorted((a, b) => a - b)
  const drawn = sum((each) => each.drawn)
  const unknown = sum((each) => countOf(each.unknown))
  const cells = [
    await nameOf(folder),
    measured.length,
    ...(await appsIn(folder)),
    sum(({ files }) => files),
    sum(({ refused }) => refused.length),
    sum(({ partly }) => partly.length),
    sum(({ pages }) => pages),
    sum(({ empty }) => empty),
    drawn,
    `${unknown} (${((unknown * 100) / Math.max(1, drawn)).toFixed(1)} %)`,
    times.length === 0 ? 'refused' : `${(times[Math.floor(times.length / 2)] ?? 0).toFixed(0)} ms`,
  ]
  return `| ${cells.join(' | ')} |`
}

/** What the helper would offer: apps, how many of them are ready for the web, what they begin with, and how they are run. */
async function appsIn(folder: string): Promise<string[]> {
  const directory = path.resolve(folder)
  const { apps, cut } = await findApps(directory)
  const ready = apps.filter(({ web }) => web).length
  const runs: Configuration[] = []
  for (const app of apps) {
    const place = { directory, app: path.resolve(directory, app.path) }
    runs.push(...(await findConfigurations(place, homedir())).configurations)
  }
  const proposed = runs.filter((one) => one.proposed).length
  return [
    `${apps.length}, ${ready} web${cut === null ? '' : `, cut at ${cut} folders`}`,
    `${apps.reduce((sum, app) => sum + app.entry_points.length, 0)}`,
    `${runs.length - proposed}${proposed === 0 ? '' : `, ${proposed} proposed`}`,
  ]
}

function frequent(all: readonly Measured[]): string[] {
  const counts = new Map<string, number>()
  for (const { unknown } of all) {
    for (const [name, count] of unknown) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, NAMED)
    .map(([name, count]) => `${name} ${count}`)
}

function countOf(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

/** The checkout's repository and commit; a folder that is none has its name alone. */
async function nameOf(folder: string): Promise<string> {
  const git = async (...args: string[]): Promise<string> =>
    (await promisify(execFile)('git', args, { cwd: folder })).stdout.trim()
  const name = path.basename(path.resolve(folder))
  try {
    const address = await git('config', 'remote.origin.url')
    const repository = /([^/:]+\/[^/]+?)(?:\.git)?$/.exec(address)?.[1] ?? name
    return `${repository} \`${await git('rev-parse', '--short=10', 'HEAD')}\``
  } catch {
    return name // Not a checkout, or no git: the name has to do.
  }
}

await corpus(process.argv.slice(2))
