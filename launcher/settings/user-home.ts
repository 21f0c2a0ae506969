import { homedir, userInfo } from 'node:os'

/** Why nobody can tell this user's home folder, and what to do: in a container one may have none. Null: it can be told. */
export function whyNoUserHome(ask: () => string = () => homedir() || userInfo().homedir): string | null {
  return isKnown(ask)
    ? null
    : 'HOME is not set, and this system knows no home folder of this user. Set HOME to a folder that this user may write.'
}

function isKnown(ask: () => string): boolean {
  try {
    return ask() !== ''
  } catch {
    return false // a user without an entry in the system's list
  }
}
