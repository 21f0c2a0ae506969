/** What the page knows about the project directory, from the helper and from this browser. */
export type DirectoryState =
  /** Nobody knows one. */
  | { kind: 'none' }
  /** The helper works in it; `other` is a different one that this browser remembers. */
  | { kind: 'shared'; path: string; other: string | null }
  /** Only this browser knows it: the helper has none, or has refused it. */
  | { kind: 'browser-only'; path: string }
  /** Remembered here while the helper is out of reach. */
  | { kind: 'offline'; path: string }

interface Known {
  connected: boolean
  /** What the helper said; undefined before its first answer. */
  helper: string | null | undefined
  /** What this browser remembers. */
  local: string | null
}

/** The helper's directory wins when it is connected; what this browser remembers is shown otherwise. */
export function directoryState({ connected, helper, local }: Known): DirectoryState {
  if (connected && helper !== undefined && helper !== null) {
    return { kind: 'shared', path: helper, other: local === null || same(local, helper) ? null : local }
  }
  if (local === null) return { kind: 'none' }
  return connected && helper === null
    ? { kind: 'browser-only', path: local }
    : { kind: 'offline', path: local }
}

/** A trailing slash or backslash names the same folder. */
function same(a: string, b: string): boolean {
  const trim = (path: string) => (path.length > 1 ? path.replace(/[/\\]+$/, '') : path)
  return trim(a) === trim(b)
}
