/** What a Flutter of some version does with `app.restart` on the web server device. */
export interface ReloadBehaviour {
  /** Hot reload exists; otherwise every reload is asked for as a full restart and the page is refreshed. */
  readonly hotReload: boolean
}

/**
 * By version, for the first attempt only; what the tool prints decides afterwards. Until 3.35 a reload compiles for
 * nobody (no channel to the page), from 3.38 on it reaches every connected browser (flutter/flutter#171648, #173628).
 * An unknown version is taken for a new one: its own words (`Page requires refresh.`) tell otherwise.
 */
export function reloadBehaviour(version: string | null): ReloadBehaviour {
  const match = /^(\d+)\.(\d+)/.exec(version ?? '')
  if (match === null) return { hotReload: true }
  const [major, minor] = [Number(match[1]), Number(match[2])]
  return { hotReload: major > 3 || (major === 3 && minor >= 38) }
}
