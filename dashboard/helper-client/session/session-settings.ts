import type { KeptSession } from '#session'

/** Keeps the session with a helper over visits; memory alone by default. */
interface KeptSessions {
  read(helperUrl: string): Promise<KeptSession | null>
  write(helperUrl: string, session: KeptSession | null): Promise<void>
}

/** Where sessions are kept, and the code of a pairing link until it is used. */
interface SessionSettings {
  kept: KeptSessions
  code: string | null
}

const NOTHING_KEPT: KeptSessions = { read: async () => null, write: async () => undefined }

/** Apart from what makes calls: that is loaded after the first paint. */
export const sessionSettings: SessionSettings = { kept: NOTHING_KEPT, code: null }

/** Says where sessions of paired helpers are kept, and the code when a pairing link led here. */
export function configureSession({ kept, code }: SessionSettings): void {
  sessionSettings.kept = kept
  sessionSettings.code = code
}
