import { readToken } from '#session'
import { whenIdle } from './when-idle.ts'

/** One whose file did not come is asked for again the next time. */
const helperPart = () => import('./helper-part.ts')

/** Uses the code of a pairing link at once, whoever is signed in. */
export function pairByLink(code: string): void {
  void helperPart().then((part) => part.pairByLink(code), notLoaded)
}

/**
 * Checks the connection: at once for people who are signed in. The sign-in page shows nothing of it, so what asks the
 * helper comes after its first paint, and is there before anybody has signed in.
 */
export function checkConnection(): void {
  const check = () => void helperPart().then((part) => part.checkConnection(), notLoaded)
  if (readToken() === null) whenIdle(check)
  else check()
}

/** The page that needs it says so itself; this is for whoever looks why. */
function notLoaded(error: unknown): void {
  console.warn('What asks the helper could not be loaded', error)
}
