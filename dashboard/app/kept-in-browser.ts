import type { KeptSession } from '#session'

const sessions = () => import('../session/helper-session.ts')

/** Where a browser keeps its sessions with helpers; the code comes in one file with what makes the calls. */
export const keptInBrowser = {
  read: async (helperUrl: string) => (await sessions()).readHelperSession(helperUrl),
  write: async (helperUrl: string, session: KeptSession | null) =>
    (await sessions()).writeHelperSession(helperUrl, session),
}
