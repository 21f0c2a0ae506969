import { locationOf } from '../project/location-of.ts'
import { walk } from './walk.ts'
import type { CreatedValue, SourceOffset, Value } from '../evaluate/value.ts'
import type { Project } from '../project/read-project.ts'
import type { Warning } from './missing-assets.ts'
import type { Element } from './element.ts'
import type { DrawingSession } from './session.ts'

/** What can be seen of a widget although it has no words, and an empty text, which is meant so. */
const SEEN =
  /^(?:Text|\w*Icon|Image\w*|\w*Image|SvgPicture|\w*Avatar|\w*Indicator|Switch\w*|Checkbox\w*|Radio\w*|Slider|TextField|TextFormField|\w*Divider|FlutterLogo|Placeholder|Lottie|\w*Button)$/
const SEEN_TAGS: ReadonlySet<string> = new Set(['img', 'input'])
/** Colour of a box is seen as well, but not the ground that every page has. */
const COLOURED = /^(?:background|border$|box-shadow)/
const GROUND = /^(?:Scaffold|Material|Cupertino|View|\w+App)/
const GROUND_CLASS = /^(?:app|stage|mode)/

/** Why a page shows nothing of the app, with the place where it ends; none for a page with something to see. */
export function nothingDrawn(
  project: Project,
  session: DrawingSession,
  found: { readonly root: Value; readonly app: CreatedValue | null; readonly page: Value },
  drawn: Element | null,
): Warning[] {
  const { root, app, page } = found
  const place = (at: SourceOffset | null): Warning['location'] => {
    const unit = at === null ? undefined : project.unit(at.file)
    return at === null || unit === undefined ? null : locationOf(project.directory, at.file, unit, at.offset)
  }
  if (root.kind === 'null') {
    const location = place({ file: project.entry, offset: 0 })
    return [{ message: 'Nothing is drawn: no call of runApp was found in main', location }]
  }
  if (app !== null && page.kind === 'null') {
    const by = ['routerConfig', 'routerDelegate', 'onGenerateRoute', 'home'].find((name) =>
      app.named.has(name),
    )
    const waits = by === undefined ? '' : `: it waits for ${by}`
    const message = `The first page of ${app.type} could not be told from the source${waits}`
    return [{ message, location: place(app.at) }]
  }
  if (drawn !== null && isSeen(drawn)) return []
  const [first] = session.unknown
  if (first !== undefined) {
    const waits = first.text === first.name ? 'is not known to the sketch' : `waits for ${first.text}`
    return [{ message: `Nothing of this app is drawn: ${first.name} ${waits}`, location: place(first.at) }]
  }
  const { deepest } = session
  if (deepest === null || drawn === null) return []
  const message = `Nothing of this app is drawn: ${deepest.name} shows nothing that the source tells`
  return [{ message, location: place(deepest.at) }]
}

function isSeen(page: Element): boolean {
  // The box with the name of what is not known shows nothing of the app.
  for (const element of walk(page, ({ attributes }) => !('data-unknown' in attributes))) {
    if (element.children.some((child) => typeof child === 'string' && child.trim() !== '')) return true
    if (SEEN_TAGS.has(element.tag) || SEEN.test(element.widget ?? '') || hasColour(element)) return true
  }
  return false
}

function hasColour({ tag, widget, class: name, style }: Element): boolean {
  if (tag !== 'div' || GROUND.test(widget ?? '') || GROUND_CLASS.test(name ?? '')) return false
  return Object.entries(style).some(
    ([property, value]) => value !== null && value !== undefined && value !== '' && COLOURED.test(property),
  )
}
