import { onTestFinished, vi } from 'vitest'

/** Makes this page one that is hosted elsewhere, in a browser that knows these permissions; gives the user's hand. */
export function hostedPage(states: Readonly<Record<string, PermissionState>>) {
  vi.stubGlobal('location', new URL('https://dashboard.example/flutter'))
  const made = new Map<string, EventTarget & { state: PermissionState }>()
  const query = vi.spyOn(navigator.permissions, 'query').mockImplementation(async ({ name }) => {
    const state = states[name]
    if (state === undefined) throw new TypeError(`${name} is not a permission`)
    const status = made.get(name) ?? Object.assign(new EventTarget(), { state })
    made.set(name, status)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the code reads of it is there
    return status as unknown as PermissionStatus
  })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    query.mockRestore()
  })
  return {
    /** The user changes a permission in the browser's settings, or answers its question. */
    decide(name: string, state: PermissionState) {
      const status = made.get(name)
      if (status === undefined) throw new Error(`nobody asked for ${name}`)
      status.state = state
      status.dispatchEvent(new Event('change'))
    },
  }
}
