import { sameDirectory } from '#session'
import { texts } from './texts.ts'

/** What the page knows about the project directory, from the helper and from this browser. */
export type DirectoryState =
  /** Nobody knows one. */
  | { kind: 'none' }
  /**
   * The helper works in it; `other` is a different one that this browser remembers. `said` false: the helper does not
   * say which one it has, so it is the one that this browser told it.
   */
  | { kind: 'shared'; path: string; other: string | null; refusal: string | null; said: boolean }
  /** Only this browser knows it: the helper has none, and was not asked yet. */
  | { kind: 'browser-only'; path: string }
  /** Only this browser knows it: the helper has none, and does not want this one. */
  | { kind: 'refused'; path: string; refusal: string }
  /** Remembered here while the helper is out of reach. */
  | { kind: 'offline'; path: string }

interface Known {
  connected: boolean
  /** What the helper said; undefined before its first answer, and where that says nothing of it. */
  helper: string | null | undefined
  /** It has answered, and does not say. */
  unsaid?: boolean
  /** What this browser remembers. */
  local: string | null
  /** What the helper said last against a path of this browser. */
  refused: Refused | null
}

/** A path that the helper did not take, and its reason. */
export interface Refused {
  path: string
  why: string
}

/** The helper's directory wins when it is connected; what this browser remembers is shown otherwise. */
export function directoryState({ connected, helper, unsaid = false, local, refused }: Known): DirectoryState {
  const refusal =
    refused !== null && refused.path === local
      ? texts.directory.refusedBecause(refused.path, refused.why)
      : null
  if (connected && helper !== undefined && helper !== null) {
    const other = local === null || sameDirectory(local, helper) ? null : local
    return { kind: 'shared', path: helper, other, refusal: other === null ? null : refusal, said: true }
  }
  if (local === null) return { kind: 'none' }
  if (connected && unsaid && refusal === null)
    return { kind: 'shared', path: local, other: null, refusal: null, said: false }
  if (!connected || (helper === undefined && !unsaid)) return { kind: 'offline', path: local }
  return refusal === null ? { kind: 'browser-only', path: local } : { kind: 'refused', path: local, refusal }
}
