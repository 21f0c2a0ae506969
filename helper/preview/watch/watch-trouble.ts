import type { WatchTrouble } from '@mosaygent/contract'

/** What keeps sources from being watched, with the next step. `about`: the folder, the bound, or what the system said. */
export function watchTrouble(code: WatchTrouble['code'], about: string): WatchTrouble {
  return { code, detail: SENTENCES[code](about) }
}

const SENTENCES: Record<WatchTrouble['code'], (about: string) => string> = {
  gone: (folder) =>
    `${folder} has no pubspec.yaml now, as on a branch without the app. Changes are seen again as soon as it is back.`,
  closed: (folder) => `${folder} cannot be read now. Changes are seen again as soon as it can.`,
  'in-part': (bound) => `Only the first ${bound} are watched. Press Reload after changes in others.`,
  failed: (reason) => `The sources cannot be watched: ${reason}. Press Reload after a change.`,
}
