import type { MessageFromSketch } from '@mosaygent/contract'

/**
 * The pages of frames that are a sketch's now, by what they said: what is sent to an empty frame, or to one that went
 * elsewhere, goes to a page of another origin, and the browser warns.
 */
export class SketchThere {
  /** By frame: what its page calls itself. */
  readonly #names = new WeakMap<object, string>()

  /** A page said something. True: it is a new one, which knows nothing yet. */
  note(frame: object, message: MessageFromSketch): boolean {
    const before = this.#names.get(frame)
    const now = message.type === 'sketch-look' ? (message.page ?? '') : (before ?? '')
    this.#names.set(frame, now)
    return before !== now
  }

  /** The page of that name is gone; nobody says from which frame. */
  leave(frame: object | null, page: string): void {
    if (frame !== null && this.#names.get(frame) === page) this.#names.delete(frame)
  }

  has(frame: object | null): boolean {
    return frame !== null && this.#names.has(frame)
  }
}
