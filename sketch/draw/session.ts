import type { CreatedValue, InstanceValue, Value } from '../evaluate/value.ts'
import type { Interactions } from './interactions.ts'

/** What a tap on an element means. */
export type Handler =
  /** The app's own callback, followed only for where it leads. */
  | { readonly kind: 'tap'; readonly call: Value }
  /** A control's callback with the value it would be told. */
  | {
      readonly kind: 'change'
      readonly call: Value | undefined
      readonly value: Value
      readonly control: string
    }
  /** Something that Flutter itself answers: a tab, a drawer's scrim, the back button. */
  | { readonly kind: 'set'; readonly control: string; readonly value: Value }
  | { readonly kind: 'drawer'; readonly side: 'start' | 'end' | null }
  | { readonly kind: 'back' }

/** What is gathered while one picture is drawn: the handlers of its elements and the states it showed. */
export class DrawingSession {
  readonly interactions: Interactions
  /** How many widgets were drawn, in all modes together. */
  drawn = 0
  /** Whether it was cut because it nests deeper than any person's. */
  tooDeep = false
  readonly handlers: Handler[] = []
  /** Each state with its key; the light and the dark picture have one each under the same key. */
  readonly states: (readonly [string, InstanceValue])[] = []
  readonly #things = new WeakMap<CreatedValue, string>()
  readonly #counts = new Map<string, number>()

  constructor(interactions: Interactions) {
    this.interactions = interactions
  }

  /** The light and the dark picture count alike, so that what is moved in one is moved in both. */
  beginMode(): void {
    this.#counts.clear()
  }

  /** The same thing has the same key in every drawing: the widgets around it and its turn among its like. */
  keyOf(owner: string, name: string): string {
    const key = `${owner}/${name}`
    const count = this.#counts.get(key) ?? 0
    this.#counts.set(key, count + 1)
    return `${key}#${count}`
  }

  /** The key of a thing that several widgets hold, such as a TabController. */
  keyOfThing(owner: string, thing: CreatedValue): string {
    const known = this.#things.get(thing)
    if (known !== undefined) return known
    const key = this.keyOf(owner, thing.type)
    this.#things.set(thing, key)
    return key
  }

  on(handler: Handler): Record<string, string> {
    return { 'data-tap': String(this.handlers.push(handler) - 1) }
  }
}
