import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { loadDartParser } from '../dart/parser.ts'
import { parserFiles } from '../serve/assets.ts'
import { BLIND, KNOWN } from './first-screens/sets.ts'
import { tableOf, writeBetween } from './first-screens-table.ts'
import { measureFirstScreen } from './measure-first-screen.ts'
import type { FirstScreen } from './first-screens/first-screen.ts'
import type { MeasuredScreen } from './measure-first-screen.ts'

const USAGE = 'Type: npm run first-screens -- known|blind FOLDER [write | PART-OF-A-NAME]'
const README = 'sketch/README.md'

/**
 * Measures how much of their first screens is drawn, of the apps whose checkouts lie in a folder as `owner+name`.
 * `write` puts the table into the README; a part of a name measures those apps alone and tells what their pictures show.
 */
async function firstScreensOf([set, folder, wanted = '']: readonly string[]): Promise<void> {
  if ((set !== 'known' && set !== 'blind') || folder === undefined) throw new Error(USAGE)
  const apps = (set === 'known' ? KNOWN : BLIND).filter(
    ({ repository }) => wanted === 'write' || repository.toLowerCase().includes(wanted.toLowerCase()),
  )
  const parser = await loadDartParser(await parserFiles())
  const screens: MeasuredScreen[] = []
  for (const app of apps) {
    const checkout = path.resolve(folder, app.repository.replace('/', '+'))
    await expectCommit(checkout, app)
    screens.push(await measureFirstScreen(parser, checkout, app))
  }
  const table = tableOf(screens)
  console.log(table)
  for (const screen of screens) tell(screen, wanted !== '' && wanted !== 'write')
  if (wanted === 'write') await writeBetween(README, `first screens, ${set}`, table)
}

function tell({ app, found, shown, unknown, problem }: MeasuredScreen, whole: boolean): void {
  const missing = app.texts.filter((each) => !found.includes(each))
  if (problem !== null) console.log(`\n${app.repository}: refused: ${problem}`)
  else if (missing.length > 0) console.log(`\n${app.repository}: not there: ${missing.join(' · ')}`)
  if (whole) console.log(`shown: ${shown.join(' · ')}\nunknown: ${unknown.join(', ')}`)
}

async function expectCommit(checkout: string, { repository, commit }: FirstScreen): Promise<void> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: checkout })
  if (!stdout.startsWith(commit)) throw new Error(`${repository} is at ${stdout.trim()}, not at ${commit}`)
}

await firstScreensOf(process.argv.slice(2))
