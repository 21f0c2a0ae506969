import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { drawApp } from '../draw/draw-app.ts'
import { readUnit } from '../dart/read-unit.ts'
import { checkFile } from '../project/check-file.ts'
import { ProjectReader } from '../project/read-project.ts'
import { dartFiles } from './find-projects.ts'
import type { DartParser } from '../dart/parser.ts'
import type { SourceUnit } from '../model/declaration.ts'
import type { Project } from '../project/read-project.ts'

export interface Measured {
  readonly files: number
  /** Files that were refused, and such that were read in part. */
  readonly refused: readonly string[]
  readonly partly: readonly string[]
  /** The app's own widgets, each drawn as a page of its own, and those of them that came to nothing. */
  readonly pages: number
  readonly empty: number
  readonly drawn: number
  /** How often each widget that is not known was met. */
  readonly unknown: ReadonlyMap<string, number>
  /** Reading and drawing the app's first page, in milliseconds: the median of three; null when it was refused. */
  readonly firstPicture: number | null
  /** Why it was refused. */
  readonly problem: string | null
}

export async function measureProject(parser: DartParser, directory: string): Promise<Measured> {
  const [refused, partly]: [string[], string[]] = [[], []]
  const files = await dartFiles(path.join(directory, 'lib'))
  for (const file of files) {
    const verdict = await checkFile(parser, file, await readFile(file, 'utf8'), null, turn)
    if (verdict.kind === 'bad') refused.push(file)
    else if (verdict.unread > 0) partly.push(file)
  }
  const times: number[] = []
  let first: Project | null = null
  let body = ''
  let problem: string | null = null
  for (let run = 0; run < 3; run += 1) {
    const start = performance.now()
    const reading = await new ProjectReader(parser, directory, 'lib/main.dart').read()
    if (reading.kind === 'not-compiled') {
      problem = reading.errors[0]?.message ?? ''
      break
    }
    first = reading.project
    body = drawApp(first).picture.body
    times.push(performance.now() - start)
  }
  const pictures = first === null ? [] : [body, ...drawEach(parser, first, files)]
  const unknown = new Map<string, number>()
  for (const name of pictures.flatMap(unknownIn)) unknown.set(name, (unknown.get(name) ?? 0) + 1)
  return {
    files: files.length,
    refused,
    partly,
    pages: Math.max(0, pictures.length - 1),
    empty: pictures.slice(1).filter(isEmpty).length,
    drawn: pictures.reduce((sum, each) => sum + widgetsIn(each), 0),
    unknown,
    firstPicture: times.toSorted((one, other) => one - other)[1] ?? null,
    problem,
  }
}

/** Each of the app's own widgets as the home of a page of its own, without arguments. */
function drawEach(parser: DartParser, project: Project, files: readonly string[]): string[] {
  return files.flatMap((file) =>
    (project.unit(file)?.all() ?? [])
      .flatMap((each) => (each.kind === 'class' ? each.declaration : []))
      .filter(({ name, superclass }) => !name.startsWith('_') && superclass?.endsWith('Widget') === true)
      .map(({ name }) => {
        const entry = `${file}.page.dart`
        const text = `import '${path.basename(file)}';\nvoid main() => runApp(MaterialApp(home: ${name}()));\n`
        const page = readUnit(parser, text)
        const unit = (each: string): SourceUnit | undefined => (each === entry ? page : project.unit(each))
        return drawApp({ ...project, entry, unit }).picture.body
      }),
  )
}

async function turn(): Promise<void> {
  await Promise.resolve()
}

function widgetsIn(body: string): number {
  return body.match(/ data-widget="/g)?.length ?? 0
}

/** The app itself is always there; a page with no widget in it shows nothing. */
function isEmpty(body: string): boolean {
  return widgetsIn(body) < 2
}

function unknownIn(body: string): string[] {
  return [...body.matchAll(/<[^>]* data-unknown="[^>]*>/g)].map(
    ([tag]) => / data-widget="([^"]*)"/.exec(tag)?.[1] ?? '',
  )
}
