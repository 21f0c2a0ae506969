/**
 * Answers a getter of the browser's own with `value`, which is asked at each reading and can ask for the browser's own
 * answer. A browser without that getter stays without it.
 */
export function overrideGetter<Owner extends object>(
  prototype: Owner,
  name: string,
  value: (own: () => unknown, owner: Owner) => unknown,
): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name)
  const get = descriptor?.get
  if (get === undefined) return
  Object.defineProperty(prototype, name, {
    ...descriptor,
    get(this: Owner): unknown {
      return value(() => get.call(this), this)
    },
  })
}
