/** Does it once the browser has nothing better to do, and within five seconds. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(act, { timeout: 5_000 })
  else setTimeout(act, 2_000)
}
