import { readFileSync, statSync } from 'node:fs'

/** More than any pubspec or package list has. */
const MAX_BYTES = 2_000_000

/** The text of a file that tools or people wrote; null for what is absent, unreadable, too large or no file. */
export function readSmallFile(file: string): string | null {
  try {
    const described = statSync(file)
    // A pipe would never end.
    return described.isFile() && described.size <= MAX_BYTES ? readFileSync(file, 'utf8') : null
  } catch {
    // Absent or unreadable: the caller goes on without it.
    return null
  }
}
