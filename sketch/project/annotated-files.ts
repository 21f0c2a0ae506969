import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** More files than any app has, and larger than any that people write. */
const MAX_FILES = 5_000
const MAX_BYTES = 400_000
/** What auto_route and injectable look for. */
const ANNOTATED = /^[ \t]*@(RoutePage|(lazyS|LazyS|s|S)ingleton|[iI]njectable|InjectableInit|module)\b/m

export interface AnnotatedFile {
  readonly file: string
  readonly text: string
}

interface Known {
  readonly stamp: string
  /** Null for a file without such an annotation. */
  readonly text: string | null
}

/** The files of a package that a code generator would look into: each is read again only when it changed. */
export class AnnotatedFiles {
  readonly #known = new Map<string, Known>()

  /** Those below a folder, in the order of their names; links are not followed. */
  below(folder: string): readonly AnnotatedFile[] {
    const found: AnnotatedFile[] = []
    for (const file of dartFiles(folder)) {
      const text = this.#textOf(file)
      if (text !== null) found.push({ file, text })
    }
    return found
  }

  #textOf(file: string): string | null {
    const described = statSync(file, { bigint: true, throwIfNoEntry: false })
    if (described === undefined || described.size > MAX_BYTES) return null
    const stamp = `${described.ino} ${described.size} ${described.mtimeNs}`
    const known = this.#known.get(file)
    if (known?.stamp === stamp) return known.text
    const text = readable(file)
    if (text === null) return null
    const now = { stamp, text: ANNOTATED.test(text) ? text : null }
    this.#known.set(file, now)
    return now.text
  }
}

/** Null for a file without permission: it is not looked into. */
function readable(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function dartFiles(folder: string): string[] {
  const found: string[] = []
  const pending = [folder]
  for (let each = pending.shift(); each !== undefined && found.length < MAX_FILES; each = pending.shift()) {
    for (const entry of entriesOf(each)) {
      const full = path.join(each, entry.name)
      if (entry.isDirectory()) pending.push(full)
      else if (entry.isFile() && entry.name.endsWith('.dart') && !WRITTEN.test(entry.name)) found.push(full)
    }
  }
  return found
}

/** What generators write themselves. */
const WRITTEN = /\.(g|gr|freezed|config|mocks|gen|mapper)\.dart$/

function entriesOf(folder: string): { name: string; isDirectory(): boolean; isFile(): boolean }[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).toSorted((one, other) =>
      one.name < other.name ? -1 : 1,
    )
  } catch {
    // A folder without permission: what is in it is not looked into.
    return []
  }
}
