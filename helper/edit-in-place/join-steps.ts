import { hashOf } from './open-file.ts'
import type { Step } from './history.ts'

/**
 * The newest steps with another one, which joins the step of its own run where there is one among them: dragging goes on
 * though another field was written meanwhile. The steps between are as if they had been made before it. `now`: the
 * file's bytes once the new step is made.
 */
export function joined(done: readonly Step[], step: Step, now: Buffer): Step[] {
  const between: Step[] = []
  for (let at = done.length - 1; at >= 0; at -= 1) {
    const before = done[at]
    if (before === undefined) break
    const follows = before.after === (between[0]?.before ?? step.before)
    if (before.app !== step.app || before.file !== step.file || !follows) break
    const first = before.run === step.run ? asOne(before, between, step) : null
    if (first === null) {
      between.unshift(before)
      continue
    }
    return [...done.slice(0, at), ...inNewOrder(before, first, between, now)]
  }
  return [...done, step]
}

/** Two steps of one run as one, by the places that the steps between them left; null: they are of two literals. */
function asOne(before: Step, between: readonly Step[], step: Step): Step | null {
  const from = between.reduce((at, other) => shifted(at, other), before.from)
  if (from !== step.from || before.written !== step.was) return null
  const [was = ''] = before.label.split(' → ')
  const [, written = ''] = step.label.split(' → ')
  return { ...step, was: before.was, label: `${was} → ${written}` }
}

/** The steps between first, then the joined one: each with its place, and the file of then. */
function inNewOrder(before: Step, whole: Step, between: readonly Step[], now: Buffer): Step[] {
  const grown = lengthOf(before.written) - lengthOf(before.was)
  let at = before.from
  const moved = between.map((other) => {
    const from = at < other.from ? other.from - grown : other.from
    at = shifted(at, other)
    return { ...other, from }
  })
  const steps: Step[] = []
  let file = withoutStep(now, whole)
  const last = { ...whole, before: hashOf(file) }
  for (const other of moved.toReversed()) {
    const after = hashOf(file)
    file = withoutStep(file, other)
    steps.unshift({ ...other, before: hashOf(file), after })
  }
  return [...steps, last]
}

const lengthOf = (text: string) => Buffer.byteLength(text)

/** Where a place is once a step was made that stands before it. */
const shifted = (at: number, { from, was, written }: Step) =>
  from < at ? at + lengthOf(written) - lengthOf(was) : at

function withoutStep(file: Buffer, { from, was, written }: Step): Buffer {
  const behind = file.subarray(from + lengthOf(written))
  return Buffer.concat([file.subarray(0, from), Buffer.from(was), behind])
}
