import type { SketchCoverage } from '@mosaygent/contract'
import { texts } from './texts.ts'

/** The one line about a picture. */
export function coverageLine({ widgets, unknown, passed, assumed, nothing, cut }: SketchCoverage): string {
  if (nothing !== null || widgets === 0) return texts.nothing
  const missing = timesOf(unknown)
  const percent = percentOf(widgets, missing + timesOf(passed))
  return texts.line(cut ? Math.min(99, percent) : percent, widgets, missing, assumed.length)
}

/** Whether another page may be meant: nothing is drawn, or a page stands for one that waits. */
export function isInDoubt({ nothing, assumed }: SketchCoverage): boolean {
  return nothing !== null || assumed.some(({ kind }) => kind === 'page')
}

/** Never all of them while one is not drawn. */
function percentOf(widgets: number, missing: number): number {
  return Math.max(0, Math.floor(((widgets - missing) / widgets) * 100))
}

const timesOf = (places: SketchCoverage['unknown']) => places.reduce((sum, { times }) => sum + times, 0)
