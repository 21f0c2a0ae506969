import { useSyncExternalStore } from 'react'

/** A value outside React that components can watch. */
export interface Readable<T> {
  /** The value now; the same object until it changes. */
  readonly get: () => T
  /** Calls back after every change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
}

/** A value outside React that this code also writes. */
export interface Store<T> extends Readable<T> {
  /** Tells every subscriber, unless the value is the same as before. */
  readonly set: (next: T) => void
}

/**
 * The one way to keep state outside React: for what outlives a component, or is changed from code that is no component.
 * `whileWatched` runs when the first subscriber comes and returns what to undo when the last one leaves.
 */
export function createStore<T>(initial: T, whileWatched?: () => () => void): Store<T> {
  let value = initial
  let stop: (() => void) | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      // wrapped, because the same function may subscribe twice
      const own = () => listener()
      listeners.add(own)
      if (listeners.size === 1) stop = whileWatched?.()
      return () => {
        if (listeners.delete(own) && listeners.size === 0) stop?.()
      }
    },
  }
}

/** Watches a store, or anything else that can be read and subscribed to, from a component. */
export function useStore<T>({ subscribe, get }: Readable<T>): T {
  return useSyncExternalStore(subscribe, get)
}
