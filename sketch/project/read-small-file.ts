import { readFileSync, statSync } from 'node:fs'

/** The text of a file that tools or people wrote; null for what is absent, unreadable, larger than this or no file. */
export function readSmallFile(file: string, maxBytes: number): string | null {
  try {
    const described = statSync(file)
    // A pipe would never end.
    return described.isFile() && described.size <= maxBytes ? readFileSync(file, 'utf8') : null
  } catch {
    // Absent or unreadable: the caller goes on without it.
    return null
  }
}
