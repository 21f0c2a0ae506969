import { fieldOfInstance } from '../evaluate/instances.ts'
import { NULL } from '../evaluate/value.ts'
import type { Assignment, NavigationEffect } from '../evaluate/effects.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { InstanceValue, Value } from '../evaluate/value.ts'

/** A page that a tap has opened. It is described, not drawn, so that it can be drawn again from edited source. */
export type OpenedPage = NavigationEffect & { readonly kind: 'widget' | 'route' } & {
  /** Of one that nothing leads to, but that comes next by its name: the page that waits, null where it has no name. */
  readonly standsFor?: string | null
}

/** A field of a state that a control set: the state's key, then the names on the path to the field. */
export interface FieldChange {
  readonly state: string
  readonly path: readonly string[]
  readonly value: Value
}

/** What a person has done in one open page since it was loaded. */
export interface Interactions {
  /** Replaces the first page, once the app has replaced its whole stack. */
  readonly base: OpenedPage | null
  /** The pages above it; the last is visible. */
  readonly pages: readonly OpenedPage[]
  readonly fields: readonly FieldChange[]
  /** The values of controls whose callback sets no state that was found, by their key. */
  readonly controls: ReadonlyMap<string, Value>
  readonly drawer: 'start' | 'end' | null
}

export const NO_INTERACTIONS: Interactions = {
  base: null,
  pages: [],
  fields: [],
  controls: new Map(),
  drawer: null,
}

/** Whether what is seen is the page that the app begins with, or the one that has taken its place. */
export const isAtFirstPage = ({ pages, controls }: Interactions): boolean =>
  pages.length === 0 && !controls.has('branch')

/** The same where no page by its name is at the bottom of what is seen: the source is to be asked for it each time. */
export function withoutLikely(interactions: Interactions): Interactions {
  const { base, pages } = interactions
  return base?.standsFor === undefined || pages.length > 0 ? interactions : { ...interactions, base: null }
}

/** Higher than a person's stack of pages ever gets. */
const MAX_PAGES = 50

export function afterNavigation(interactions: Interactions, effect: NavigationEffect): Interactions {
  switch (effect.kind) {
    case 'drawer':
      return { ...interactions, drawer: effect.side }
    case 'branch': {
      const { index } = effect
      // as a router goes there: what was open is not any more
      const kept = { ...interactions, base: null, pages: [] }
      return withControl(kept, 'branch', { kind: 'number', value: index, double: false })
    }
    case 'back':
      return interactions.drawer === null
        ? { ...interactions, pages: interactions.pages.slice(0, -1) }
        : { ...interactions, drawer: null }
    case 'widget':
    case 'route': {
      const kept = { ...interactions, drawer: null }
      if (effect.how === 'all' || (effect.how === 'replace' && interactions.pages.length === 0)) {
        return { ...kept, base: effect, pages: [] }
      }
      const below = effect.how === 'replace' ? interactions.pages.slice(0, -1) : interactions.pages
      return { ...kept, pages: [...below, effect].slice(-MAX_PAGES) }
    }
  }
}

export function withControl(interactions: Interactions, key: string, value: Value): Interactions {
  return { ...interactions, controls: new Map([...interactions.controls, [key, value]]) }
}

/** The assignments that the next drawing can repeat: to a state, or to a model in one of its fields. */
export function fieldChanges(
  states: readonly (readonly [string, InstanceValue])[],
  assigned: readonly Assignment[],
): FieldChange[] {
  return assigned.flatMap(({ owner, name, value }): FieldChange[] => {
    for (const [state, instance] of states) {
      if (instance === owner) return [{ state, path: [name], value }]
      const [field] = [...instance.fields].find(([, held]) => held === owner) ?? []
      if (field !== undefined && field !== 'widget') return [{ state, path: [field, name], value }]
    }
    return []
  })
}

/** Applies the earlier changes of fields to a state that was just created. */
export function restoreFields(
  evaluator: Evaluator,
  interactions: Interactions,
  key: string,
  state: InstanceValue,
): void {
  for (const { state: of, path, value } of interactions.fields) {
    if (of !== key) continue
    const holder = path.length === 1 ? state : fieldOfInstance(evaluator, state, path[0] ?? '')
    if (holder?.kind === 'instance') holder.fields.set(path.at(-1) ?? '', value)
  }
}

/** A page's widget with the class as it is declared now; null when that is gone. */
export function renewed(evaluator: Evaluator, widget: Value): Value {
  if (widget.kind !== 'instance') return widget
  const of = evaluator.declarations.classIn(widget.of.file, widget.of.declaration.name)
  return of === null ? NULL : { ...widget, of }
}
