import type { FolderEntry } from '@mosaygent/contract'

/** What a key does in the list of folders; `null`: nothing of ours. */
export type FolderMove =
  | { kind: 'active'; index: number }
  | { kind: 'open'; path: string }
  | { kind: 'up' }
  | { kind: 'find'; letters: string }

/** How many rows Page Up and Page Down go. */
const PAGE = 8

/** The keys of a list that opens: arrows move, Enter and right go in, left and Backspace go up, letters find. */
export function folderMove(
  key: string,
  { folders, active, letters }: { folders: readonly FolderEntry[]; active: number; letters: string },
): FolderMove | null {
  const last = folders.length - 1
  const to = (index: number): FolderMove | null =>
    last < 0 ? null : { kind: 'active', index: Math.min(last, Math.max(0, index)) }
  switch (key) {
    case 'ArrowDown':
      return to(active + 1)
    case 'ArrowUp':
      return to(active - 1)
    case 'PageDown':
      return to(active + PAGE)
    case 'PageUp':
      return to(active - PAGE)
    case 'Home':
      return to(0)
    case 'End':
      return to(last)
    case 'Enter':
    case 'ArrowRight': {
      const chosen = folders[active]
      return chosen === undefined ? null : { kind: 'open', path: chosen.path }
    }
    case 'Backspace':
    case 'ArrowLeft':
      return { kind: 'up' }
    default:
      // a letter, not the name of a key
      return key.length === 1 ? { kind: 'find', letters: letters + key } : null
  }
}

/** The first folder that begins with the letters; -1: none does. */
export function findFolder(folders: readonly FolderEntry[], letters: string): number {
  const wanted = letters.toLocaleLowerCase()
  return folders.findIndex(({ name }) => name.toLocaleLowerCase().startsWith(wanted))
}

/** The path of a folder of that name in another one, in the other one's own spelling. */
export function childPath(folder: string, name: string): string {
  const separator = folder.includes('\\') ? '\\' : '/'
  return folder.endsWith(separator) ? folder + name : folder + separator + name
}
