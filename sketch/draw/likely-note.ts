import { isOverlay } from './overlays.ts'
import type { Project } from '../project/read-project.ts'
import type { DrawingSession } from './session.ts'

/** Notes that a page is seen by its name alone, for as long as it is: true where it is so. */
export function noteLikely(project: Project, session: DrawingSession): boolean {
  const { base, pages } = session.interactions
  if (base?.kind !== 'widget' || base.standsFor === undefined || base.widget.kind !== 'instance') return false
  const { declaration, file } = base.widget.of
  const { name } = declaration
  if (!pages.every(isOverlay) || session.page?.name !== name) return false
  session.assumed.push({
    kind: 'page',
    what: name,
    at: { file, offset: project.unit(file)?.startOf(name) ?? 0 },
    // all that is written there is a part of it
    span: { start: 0, end: project.loaded().get(file)?.text.length ?? 0 },
  })
  const waits =
    base.standsFor === null
      ? 'The first page could not be told from the source'
      : `${base.standsFor} waits for what only the running app can tell`
  session.notes.push(`${waits}: ${name} is shown, by its name`)
  return true
}
