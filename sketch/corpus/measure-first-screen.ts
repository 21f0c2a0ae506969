import path from 'node:path'
import { drawApp } from '../draw/draw-app.ts'
import { ProjectReader } from '../project/read-project.ts'
import { foundIn, shownTexts } from './shown-texts.ts'
import type { DartParser } from '../dart/parser.ts'
import type { FirstScreen } from './first-screens/first-screen.ts'

/** How many readings the time is the median of. */
const RUNS = 3

export interface MeasuredScreen {
  readonly app: FirstScreen
  /** The expected texts that are there. */
  readonly found: readonly string[]
  /** What the picture shows in all. */
  readonly shown: readonly string[]
  readonly drawn: number
  /** The names of the widgets that are not known, one for each dashed box. */
  readonly unknown: readonly string[]
  /** Reading and drawing, in milliseconds; null when the app was refused. */
  readonly time: number | null
  /** Why it was refused. */
  readonly problem: string | null
}

/** Draws the first screen of an app in this checkout, and looks for its texts. */
export async function measureFirstScreen(
  parser: DartParser,
  checkout: string,
  app: FirstScreen,
): Promise<MeasuredScreen> {
  const times: number[] = []
  let body = ''
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now()
    const reading = await new ProjectReader(parser, path.join(checkout, app.folder), app.entry).read()
    if (reading.kind === 'not-compiled') {
      const [error] = reading.errors
      const problem = error === undefined ? 'not compiled' : `${error.file}:${error.line} ${error.message}`
      return { app, found: [], shown: [], drawn: 0, unknown: [], time: null, problem }
    }
    ;({ body } = drawApp(reading.project).picture)
    times.push(performance.now() - start)
  }
  const [light = ''] = body.split('<div class="mode dark"')
  const shown = shownTexts(body)
  return {
    app,
    found: foundIn(shown, app.texts),
    shown,
    drawn: light.match(/ data-widget="/g)?.length ?? 0,
    unknown: [...light.matchAll(/<[^>]* data-unknown="[^>]*>/g)].map(
      ([tag]) => / data-widget="([^"]*)"/.exec(tag)?.[1] ?? '',
    ),
    time: times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? null,
    problem: null,
  }
}
