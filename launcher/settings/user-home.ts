import { homedir, userInfo } from 'node:os'

/** Why nobody can tell this user's home folder, and what to do: in a container one may have none. Null: it can be told. */
export function whyNoUserHome(ask: () => string = () => homedir() || userInfo().homedir): string | null {
  try {
    ask()
    return null
  } catch {
    return 'HOME is not set, and this system knows no home folder of this user. Set HOME to a folder that this user may write.'
  }
}
