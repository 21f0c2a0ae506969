import { loadLaterPart } from '#helper-client'
import { readToken } from '#session'
import { whenIdle } from './when-idle.ts'

const helperPart = () => loadLaterPart(() => import('./helper-part.ts'))

/** Uses the code of a pairing link at once, whoever is signed in. */
export function pairByLink(code: string): void {
  void helperPart().then((part) => part?.pairByLink(code))
}

/**
 * Checks the connection: at once for people who are signed in. The sign-in page shows nothing of it, so what asks the
 * helper comes after its first paint, and is there before anybody has signed in.
 */
export function checkConnection(): void {
  const check = () => void helperPart().then((part) => part?.checkConnection())
  if (readToken() === null) whenIdle(check)
  else check()
}
