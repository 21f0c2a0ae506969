import { lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * What files are called on this disk that code names in other upper and lower case letters. The disks of macOS and
 * Windows find them all the same, so an app that was made there runs there; its clone on Linux is drawn as it looks
 * there. Asked anew at each reading.
 */
export class NamesOnDisk {
  readonly #roots: readonly string[]
  readonly #listed = new Map<string, readonly string[]>()
  readonly #meant = new Map<string, string | null>()

  /** @param roots the folders below which files are looked for: the project's, and each package's. */
  constructor(roots: readonly string[]) {
    this.#roots = roots
  }

  /** The file that a path means; null for one that is there under that very name, and where there is none. */
  meantBy(file: string): string | null {
    const known = this.#meant.get(file)
    if (known !== undefined) return known
    const meant = isThere(file) ? null : this.#alike(file)
    this.#meant.set(file, meant)
    return meant
  }

  #alike(file: string): string | null {
    const root = this.#roots.find((each) => file.startsWith(each + path.sep))
    if (root === undefined) return null
    let found = root
    for (const part of path.relative(root, file).split(path.sep)) {
      const names = this.#namesIn(found)
      const name = names.includes(part) ? part : names.find((each) => isAlike(each, part))
      if (name === undefined) return null
      found = path.join(found, name)
    }
    return found
  }

  #namesIn(folder: string): readonly string[] {
    const known = this.#listed.get(folder)
    if (known !== undefined) return known
    const names = listed(folder)
    this.#listed.set(folder, names)
    return names
  }
}

const isAlike = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // A file, a folder without permission, or one that is not there.
  }
}

/** Also true for a link that leads nowhere or out of the project: that is passed over, not refused. */
export function isThere(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false // Behind links that lead in a circle, in a folder without permission, a name that is too long.
  }
}
