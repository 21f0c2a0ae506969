import path from 'node:path'
import { loadDartParser } from '../dart/parser.ts'
import { FIRST_SCREEN } from '../draw/screen.ts'
import { ProjectReader } from '../project/read-project.ts'
import { parserFiles } from '../serve/assets.ts'
import { findPages } from '../storyboard/find-pages.ts'
import { findProjects } from './find-projects.ts'
import type { StoryPage } from '../storyboard/story-page.ts'

/** Prints how many pages and links each app has, how long the storyboard takes, by the clock and of a core, and its longest single step. */
async function measureStoryboards(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) throw new Error('Type: npm run storyboards -- FOLDER...')
  const parser = await loadDartParser(await parserFiles())
  console.log(
    '| app | pages | links | ms | of a core, ms | longest step of a core, ms | again with nothing changed, ms |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const folder of folders) {
    const [directory] = await findProjects(path.resolve(folder))
    if (directory === undefined) continue
    const reading = await new ProjectReader(parser, directory, 'lib/main.dart').read()
    if (reading.kind !== 'read') {
      console.log(`| ${path.basename(folder)} | refused | | | | |`)
      continue
    }
    const kept = new Map()
    let longest = 0
    const once = async (): Promise<{ pages: readonly StoryPage[]; ms: number; used: number }> => {
      const begun = performance.now()
      const usedBefore = process.cpuUsage()
      let last = usedBefore
      const pages = await findPages({
        project: reading.project,
        screen: FIRST_SCREEN,
        brightness: 'light',
        kept,
        async pause() {
          longest = Math.max(longest, usedSince(last))
          await new Promise((resolve) => setImmediate(resolve))
          last = process.cpuUsage()
        },
        drawn: () => undefined,
      })
      return { pages, ms: performance.now() - begun, used: usedSince(usedBefore) }
    }
    const { pages, ms, used } = await once()
    const most = longest
    const again = await once()
    const links = pages.reduce((sum, page) => sum + page.links.length, 0)
    const cells = [path.basename(folder), pages.length, links, ms, used, most, again.ms]
    console.log(
      `| ${cells.map((each) => (typeof each === 'number' ? Math.round(each) : each)).join(' | ')} |`,
    )
    if (process.env['STORY_NAMES'] !== undefined)
      for (const page of pages)
        console.log(
          `${page.name} ${page.tab?.label ?? ''} ${page.route} ${page.place?.file}:${page.place?.line} -> ${page.links.length}`,
        )
  }
}

/** Milliseconds of a core, which other work on the machine does not make more. */
function usedSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

await measureStoryboards(process.argv.slice(2))
