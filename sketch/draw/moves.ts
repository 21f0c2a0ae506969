import { fieldOfInstance } from '../evaluate/instances.ts'
import { NULL } from '../evaluate/value.ts'
import type { Assignment, Led } from '../evaluate/effects.ts'
import type { Evaluator } from '../evaluate/evaluator.ts'
import type { InstanceValue, Value } from '../evaluate/value.ts'

/** A page that a tap led to. It is described, not drawn, so that it can be drawn anew from edited source. */
export type PageMove = Led & { readonly kind: 'widget' | 'route' }

/** A field of a state that a control set: the state's key, then the names that lead to the field. */
export interface FieldMove {
  readonly state: string
  readonly path: readonly string[]
  readonly value: Value
}

/** Everything that one open page has done since it was opened. */
export interface Moves {
  /** What stands in place of the first page, once the app went elsewhere altogether. */
  readonly base: PageMove | null
  /** The pages above it, the visible one last. */
  readonly pages: readonly PageMove[]
  readonly fields: readonly FieldMove[]
  /** What controls show that no code was found to answer for, by their key. */
  readonly controls: ReadonlyMap<string, Value>
  readonly drawer: 'start' | 'end' | null
}

export const NO_MOVES: Moves = { base: null, pages: [], fields: [], controls: new Map(), drawer: null }

/** A page stack higher than any person makes. */
const MAX_PAGES = 50

export function afterLed(moves: Moves, led: Led): Moves {
  switch (led.kind) {
    case 'drawer':
      return { ...moves, drawer: led.side }
    case 'branch':
      return withControl(moves, 'branch', { kind: 'number', value: led.index, double: false })
    case 'back':
      return moves.drawer === null
        ? { ...moves, pages: moves.pages.slice(0, -1) }
        : { ...moves, drawer: null }
    case 'widget':
    case 'route': {
      const kept = { ...moves, drawer: null }
      if (led.how === 'all' || (led.how === 'replace' && moves.pages.length === 0)) {
        return { ...kept, base: led, pages: [] }
      }
      const below = led.how === 'replace' ? moves.pages.slice(0, -1) : moves.pages
      return { ...kept, pages: [...below, led].slice(-MAX_PAGES) }
    }
  }
}

export function withControl(moves: Moves, key: string, value: Value): Moves {
  return { ...moves, controls: new Map([...moves.controls, [key, value]]) }
}

/** The assignments that a redrawing can repeat: to a state, or to a model that one of its fields holds. */
export function fieldMoves(
  states: readonly (readonly [string, InstanceValue])[],
  assigned: readonly Assignment[],
): FieldMove[] {
  return assigned.flatMap(({ owner, name, value }): FieldMove[] => {
    for (const [state, instance] of states) {
      if (instance === owner) return [{ state, path: [name], value }]
      const [field] = [...instance.fields].find(([, held]) => held === owner) ?? []
      if (field !== undefined && field !== 'widget') return [{ state, path: [field, name], value }]
    }
    return []
  })
}

/** Sets what the moves say on a state that has just begun. */
export function repeatFields(evaluator: Evaluator, moves: Moves, key: string, state: InstanceValue): void {
  for (const { state: of, path, value } of moves.fields) {
    if (of !== key) continue
    const holder = path.length === 1 ? state : fieldOfInstance(evaluator, state, path[0] ?? '')
    if (holder?.kind === 'instance') holder.fields.set(path.at(-1) ?? '', value)
  }
}

/** A page's widget with the class as it is declared now; null when the class has gone. */
export function renewed(evaluator: Evaluator, widget: Value): Value {
  if (widget.kind !== 'instance') return widget
  const of = evaluator.declarations.classIn(widget.of.file, widget.of.declaration.name)
  return of === null ? NULL : { ...widget, of }
}
