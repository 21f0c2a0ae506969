import { PopupClosed } from './sign-in-problem.ts'

/** How long an answer may take after the popup is gone (ms): the provider's page may close before its answer arrives. */
const ANSWER_GRACE_MS = 1_000
/** How often a popup is looked at (ms) while this window has the focus. */
const LOOK_MS = 500

/**
 * Runs a sign-in that opens a popup and rejects soon after the user closed it. The SDK alone needs 8 to 10 s to notice
 * (firebase-js-sdk issue 8061). It keeps the popup's handle to itself, so the handle is noted as `window.open` gives it out;
 * `closed` is believed only once this window has the focus again, because an opener policy at the provider's can
 * make an open popup look closed.
 */
export function endWithPopup<T>(signIn: () => Promise<T>): Promise<T> {
  const open = window.open.bind(window)
  let popup: Window | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopWatching = () => {}
  const closed = new Promise<never>((_resolve, reject) => {
    const look = () => {
      if (popup?.closed !== true || timer !== undefined || !document.hasFocus()) return
      timer = setTimeout(
        () => reject(new PopupClosed('The window was closed before an account was chosen')),
        ANSWER_GRACE_MS,
      )
    }
    window.addEventListener('focus', look)
    // The focus may have come back before the popup was gone.
    const looking = setInterval(look, LOOK_MS)
    stopWatching = () => {
      window.removeEventListener('focus', look)
      clearInterval(looking)
    }
  })
  const original = window.open
  window.open = (...args) => (popup = open(...args))
  return Promise.race([signIn(), closed]).finally(() => {
    window.open = original
    clearTimeout(timer)
    stopWatching()
  })
}
