import { DrawingSession } from './session.ts'
import { isSplash } from './splash.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { Element } from './element.ts'
import type { Interactions } from './interactions.ts'

/** The pictures, one for each brightness, with what was found out as they were drawn. */
export interface Drawn {
  readonly session: DrawingSession
  readonly pictures: Element[]
}

/** Draws those pictures. */
export type Draw = (session: DrawingSession) => Element[]

/** A page that asks for what it needs as it is built, and shows that it waits, is built again once that has come. */
export function builtAgain(evaluator: Evaluator, drawn: Drawn, draw: Draw): Drawn {
  let shown = drawn
  const [picture] = drawn.pictures
  if (picture === undefined || !isSplash(picture)) return drawn
  for (let step = 0; step < MAX_ASKED; step += 1)
    shown = drawAnew(evaluator, shown.session.interactions, draw)
  return shown
}

/** The pictures after these interactions. */
export function drawAnew(evaluator: Evaluator, interactions: Interactions, draw: Draw): Drawn {
  const session = new DrawingSession(interactions)
  evaluator.assumed = session.assumed
  evaluator.begin()
  // each picture may begin as much as the first
  evaluator.begun = 0
  return { session, pictures: draw(session) }
}

/** What a model needs, and then what the page needs of it. */
const MAX_ASKED = 2
