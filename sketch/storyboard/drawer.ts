import { drawInSteps } from '../draw/draw-app.ts'
import type { Brightness, Screen } from '../draw/screen.ts'
import type { Drawing } from '../draw/drawing.ts'
import type { LedNowhere } from '../draw/follow.ts'
import type { Interactions } from '../draw/interactions.ts'
import type { Exports } from '../evaluate/exports.ts'
import type { Project } from '../project/read-project.ts'

/** What pages are drawn from, and how. */
export interface Drawer {
  readonly project: Project
  readonly screen: Screen
  /** Of apps that have both. */
  readonly brightness: Brightness
  /** What the project's files see of one another, found out once for all pages. */
  readonly exports: Exports
  /** What need not be followed again. */
  readonly ledNowhere?: LedNowhere
  /** Called between two steps of a page; what it throws ends the drawing. */
  readonly pause: () => Promise<void>
}

/** In steps, none of which holds up other work for long. */
export async function drawnOrNull(
  { project, screen, brightness, exports, ledNowhere, pause }: Drawer,
  interactions: Interactions,
): Promise<Drawing | null> {
  const steps = drawInSteps(project, interactions, screen, { only: brightness, exports, ledNowhere })
  for (;;) {
    const step = orNull(() => steps.next())
    if (step === null || step.done === true) return step?.value ?? null
    await pause()
  }
}

/** Null for what fails by a fault of ours, which leaves the rest. */
export function orNull<T>(draw: () => T): T | null {
  try {
    return draw()
  } catch {
    return null
  }
}
