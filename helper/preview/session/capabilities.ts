/** What a version of Flutter does with `app.restart` on the web server device. */
export interface ReloadCapabilities {
  /** False: every reload is requested as a full restart, and the page is loaded again. */
  readonly hotReload: boolean
}

/**
 * By version, for the first attempt alone; afterwards the tool's output decides. Until 3.35 a reload reaches no page,
 * because there is no channel to one; from 3.38 on it reaches every connected browser (flutter/flutter#171648, #173628).
 * An unknown version counts as new: its output (`Page requires refresh.`) corrects that.
 */
export function reloadCapabilities(version: string | null): ReloadCapabilities {
  const match = /^(\d+)\.(\d+)/.exec(version ?? '')
  if (match === null) return { hotReload: true }
  const [major, minor] = [Number(match[1]), Number(match[2])]
  return { hotReload: major > 3 || (major === 3 && minor >= 38) }
}
