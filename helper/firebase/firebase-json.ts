import { realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathExists } from 'path-exists'

/**
 * The `firebase.json` that the command line would find from the app's folder upwards, by its real path: it compares
 * folders by their names. Null: there is none.
 */
export async function findFirebaseJson(app: string): Promise<string | null> {
  for (let folder = await realpath(app); ; folder = dirname(folder)) {
    const path = join(folder, 'firebase.json')
    const there = await pathExists(path)
    if (there) return path
    if (dirname(folder) === folder) return null
  }
}
