import { useRememberFirstSteps } from './use-getting-started.ts'

/** Remembers, on every page, that a preview was started and reloaded: the helper forgets it when it ends. */
export function FirstSteps() {
  useRememberFirstSteps()
  return null
}
