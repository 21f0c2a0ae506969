import { askCoverage } from './connection.ts'
import { postToParent } from './frame.ts'
import { markAssumed, parseMarks } from './mark-assumed.ts'
import type { AssumedMark } from './mark-assumed.ts'

/** Elements with this class show what in them is assumed. */
const SHOWS = 'shows-assumed'

/**
 * Tells the window around the frame how much of the source is in the picture, and outlines what stands for assumed
 * values while that window wants it (`SketchAssumed` of the contract).
 */
export function createAssumed(): { readonly settle: () => void; readonly reported: () => void } {
  let marks: readonly AssumedMark[] = []
  let asked = 0
  const settle = (): void => markAssumed(marks)

  addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = event.data
    if (event.source !== window.parent || typeof message !== 'object' || message === null) return
    if (!('type' in message) || message.type !== 'sketch-assumed') return
    document.documentElement.classList.toggle(SHOWS, 'on' in message && message.on === true)
  })

  const report = async (): Promise<void> => {
    asked += 1
    const question = asked
    const answer = await askCoverage()
    // a newer picture has asked since
    if (question !== asked || typeof answer !== 'object' || answer === null) return
    if (!('coverage' in answer) || !('marks' in answer)) return
    marks = parseMarks(answer.marks)
    settle()
    postToParent({ type: 'sketch-coverage', coverage: answer.coverage })
  }
  return { settle, reported: () => void report() }
}
