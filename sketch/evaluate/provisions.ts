import { unknown } from './value.ts'
import type { Value } from './value.ts'

interface Provision {
  readonly make: () => Value
  made: Value | null
  /** The types that it is asked for by where no type was said: its class and those above, once it is made. */
  names: ReadonlySet<string>
}

const NO_NAMES: ReadonlySet<string> = new Set()

/** What providers give to those below, or a locator to all: made when it is first asked for. */
export class Provisions {
  readonly #byKey = new Map<object, Provision>()
  /** Those that name the type, the last behind the others: a provider may hand on what a locator gives of its type. */
  readonly #byType = new Map<string, Provision[]>()
  /** Those that are asked for by their class: a locator may have hundreds, and is asked for each. */
  readonly #untyped: Provision[] = []
  /** Those of them whose maker says what it makes: nothing else has to be made to find one. */
  readonly #byHint = new Map<string, Provision>()
  /** Those that were given under a name, with the type that was said. */
  readonly #byTag = new Map<string, { readonly type: string | null; readonly provision: Provision }[]>()
  readonly #above = new Map<string, Value>()
  readonly #making = new Set<Provision>()
  readonly #namesOf: (value: Value) => readonly string[]
  readonly #isSpent: () => boolean
  /** While what provides is built again, what it gave of a type is what it gives: its element keeps it. */
  builtAgain = false

  /**
   * @param namesOf the types that a value is asked for by.
   * @param isSpent whether no step is left to make anything.
   */
  constructor(namesOf: (value: Value) => readonly string[], isSpent: () => boolean = () => false) {
    this.#namesOf = namesOf
    this.#isSpent = isSpent
  }

  /**
   * Keeps how to make what `key`, a widget or a provider, gives.
   * @param type that it is asked for by; null where that is its class or one above.
   * @param tag the name under which it is told from others of its type.
   * @param hint the class that it makes, as far as that is written.
   */
  add(
    key: object,
    type: string | null,
    make: () => Value,
    tag: string | null = null,
    hint: string | null = null,
  ): void {
    if (this.#byKey.has(key) || (this.builtAgain && tag === null && this.#isGiven(type ?? hint))) return
    const provision: Provision = { make, made: null, names: NO_NAMES }
    this.#byKey.set(key, provision)
    if (tag !== null) this.#byTag.set(tag, [...(this.#byTag.get(tag) ?? []), { type, provision }])
    if (type === null && hint !== null) this.#byHint.set(hint, provision)
    if (type === null) this.#untyped.push(provision)
    else if (!this.#byType.has(type)) this.#byType.set(type, [provision])
    else this.#byType.get(type)?.push(provision)
  }

  #isGiven(type: string | null): boolean {
    return type !== null && (this.#byType.has(type) || this.#byHint.has(type))
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
    const named = this.#byType.get(type)?.findLast((each) => !this.#making.has(each))
    if (named !== undefined) return this.#made(named)
    const hinted = this.#byHint.get(type)
    if (hinted !== undefined && !this.#making.has(hinted)) return this.#made(hinted)
    for (let at = this.#untyped.length - 1; at >= 0; at -= 1) {
      const each = this.#untyped[at]
      const made = each === undefined ? null : this.#made(each)
      if (each?.names.has(type) === true) return made
    }
    return null
  }

  /** What was given last under that name, of that type as far as it says one; null where nothing is. */
  ofTag(tag: string, type: string, fits: (value: Value) => boolean): Value | null {
    for (const { type: said, provision } of this.#byTag.get(tag)?.toReversed() ?? []) {
      if (this.#making.has(provision) || (said !== null && said !== type)) continue
      const made = this.#made(provision)
      if (said === type || provision.names.has(type) || fits(made)) return made
    }
    return null
  }

  /** What stands for a provider instead of its own value; null where nothing does. */
  insteadOf(key: object): Value | null {
    const found = this.#byKey.get(key)
    return found === undefined ? null : this.#made(found)
  }

  #made(provision: Provision): Value {
    if (provision.made !== null) return provision.made
    // One that asks for itself stays unknown.
    provision.made = unknown('…')
    this.#making.add(provision)
    const made = provision.make()
    this.#making.delete(provision)
    // what nobody had a step left for is made anew for who asks later
    if (made.kind === 'unknown' && this.#isSpent()) {
      provision.made = null
      return made
    }
    provision.made = made
    provision.names = new Set(this.#namesOf(provision.made))
    return provision.made
  }
}
