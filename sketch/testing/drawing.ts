import { drawApp } from '../draw/draw-app.ts'
import { loadDartParser } from '../dart/parser.ts'
import { ProjectReader } from '../project/read-project.ts'
import { parserFiles } from '../serve/assets.ts'
import { NO_INTERACTIONS } from '../draw/interactions.ts'
import { temporaryProject, writeIn } from './temporary-project.ts'
import type { Project } from '../project/read-project.ts'
import type { DartParser } from '../dart/parser.ts'

const parser = parserFiles().then(loadDartParser)

export async function testParser(): Promise<DartParser> {
  return await parser
}

/** A page that can be tapped, drawn anew after each tap as an open page is. */
export interface OpenPage {
  words(): string
  html(): string
  /** Taps the element that these words stand in, or whose label they are. */
  tap(words: string): void
  /** The same interactions on edited files. */
  reload(files: Readonly<Record<string, string>>): Promise<void>
}

export async function openFiles(files: Readonly<Record<string, string>>): Promise<OpenPage> {
  return await openFolder(await temporaryProject(files))
}

export async function openFolder(directory: string): Promise<OpenPage> {
  let project = await readFrom(directory)
  let interactions = NO_INTERACTIONS
  let drawing = drawApp(project, interactions)
  const redraw = (): void => {
    drawing = drawApp(project, interactions)
  }
  return {
    words: () => wordsOf(drawing.picture.body),
    html: () => drawing.picture.body,
    tap(words) {
      const { body } = drawing.picture
      const before = body.slice(0, body.indexOf('>', body.indexOf(words)))
      const taps = [...before.matchAll(/data-tap="(\d+)"/g)]
      if (!body.includes(words) || taps.length === 0) throw new Error(`Nothing to tap at ${words}`)
      interactions = drawing.follow(Number(taps.at(-1)?.[1]))
      redraw()
    },
    async reload(edited) {
      for (const [name, text] of Object.entries(edited)) await writeIn(directory, name, text)
      project = await readFrom(directory)
      redraw()
    },
  }
}

export async function readProject(files: Readonly<Record<string, string>>): Promise<Project> {
  return await readFrom(await temporaryProject(files))
}

async function readFrom(directory: string): Promise<Project> {
  const reading = await new ProjectReader(await parser, directory, 'lib/main.dart').read()
  if (reading.kind !== 'read') throw new Error(reading.errors.map((each) => each.message).join('\n'))
  return reading.project
}

/** The body of the page that these files draw. */
export async function drawFiles(files: Readonly<Record<string, string>>): Promise<string> {
  return drawApp(await readProject(files)).picture.body
}

/** The text that a reader of the page would see, without the banner and the icons' ligatures. */
export function wordsOf(html: string): string {
  return html
    .replace(/<div class="banner"[^>]*>[^<]*<\/div>/, '')
    .replace(/<div data-widget="Icon"[^>]*>[^<]*<\/div>/g, '')
    .replace(/<[^>]+>/g, '|')
    .replace(/\|+/g, '|')
    .replace(/^\||\|$/g, '')
}
