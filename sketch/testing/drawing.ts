import { drawApp } from '../draw/draw-app.ts'
import { loadDartParser } from '../dart/parser.ts'
import { ProjectReader } from '../project/read-project.ts'
import { parserFiles } from '../serve/assets.ts'
import { temporaryProject } from './temporary-project.ts'
import type { DartParser } from '../dart/parser.ts'

const parser = parserFiles().then(loadDartParser)

export async function testParser(): Promise<DartParser> {
  return await parser
}

/** The body of the page that these files draw. */
export async function drawFiles(files: Readonly<Record<string, string>>): Promise<string> {
  const directory = await temporaryProject(files)
  const reading = await new ProjectReader(await parser, directory, 'lib/main.dart').read()
  if (reading.kind !== 'read') throw new Error(reading.errors.map((each) => each.message).join('\n'))
  return drawApp(reading.project).body
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
