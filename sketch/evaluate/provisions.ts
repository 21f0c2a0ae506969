import { unknown } from './value.ts'
import type { Value } from './value.ts'

interface Provision {
  readonly key: object
  /** The type that it is asked for by; null where that is its class or one above. */
  readonly type: string | null
  readonly make: () => Value
  made: Value | null
}

/** What providers give to those below, or a locator to all: made when it is first asked for. */
export class Provisions {
  readonly #all: Provision[] = []
  readonly #above = new Map<string, Value>()
  readonly #namesOf: (value: Value) => readonly string[]

  /** @param namesOf the types that a value is asked for by. */
  constructor(namesOf: (value: Value) => readonly string[]) {
    this.#namesOf = namesOf
  }

  /** Keeps how to make what `key`, a widget or a provider, gives. */
  add(key: object, type: string | null, make: () => Value): void {
    if (this.#all.some((each) => each.key === key)) return
    this.#all.push({ key, type, make, made: null })
  }

  /** Keeps a widget or a state that was drawn last under these names of its class. */
  keepAbove(names: readonly string[], value: Value): void {
    for (const name of names) this.#above.set(name, value)
  }

  /** The widget or state of that class which was drawn last; null where there is none. */
  above(name: string): Value | null {
    return this.#above.get(name) ?? null
  }

  /** What was given last of that type; null where nothing is. */
  ofType(type: string): Value | null {
    const named = this.#all.findLast((each) => each.type === type)
    if (named !== undefined) return this.#made(named)
    const fitting = this.#all.findLast(
      (each) => each.type === null && this.#namesOf(this.#made(each)).includes(type),
    )
    return fitting === undefined ? null : this.#made(fitting)
  }

  /** What stands for a provider instead of its own value; null where nothing does. */
  insteadOf(key: object): Value | null {
    const found = this.#all.findLast((each) => each.key === key)
    return found === undefined ? null : this.#made(found)
  }

  #made(provision: Provision): Value {
    if (provision.made !== null) return provision.made
    // One that asks for itself stays unknown.
    provision.made = unknown('…')
    provision.made = provision.make()
    return provision.made
  }
}
