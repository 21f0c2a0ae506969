import { join } from 'node:path'
import type { SourcePlace } from '@mosaygent/contract'
import { readForeign, valueOr } from '../../foreign-files/index.ts'
import type { Named } from '../literals/found.ts'
import { openFile } from '../open-file.ts'
import { FilesSeen, type ToLookInto } from './files-seen.ts'
import type { DeclaredValue, Library } from './find-declarations.ts'
import { NamesLeft } from './names-left.ts'

/** More would make the card wait. */
const MOST_FILES = 60

/** From where it is looked. */
export interface Search {
  /** Absolute and real. */
  readonly app: string
  readonly place: SourcePlace
  /** The calls of the app's own widgets that the place is in, the innermost first. */
  readonly makers: readonly SourcePlace[]
  /** Whether a file of a package, as code imports it, can be opened in the editor. */
  readonly opens: (file: string) => Promise<boolean>
  /** The packages that are edited beside the app. `root`: absolute. */
  readonly packages: () => Promise<readonly { readonly name: string; readonly root: string }[]>
}

/** A search under way. `until`: as `performance.now()` tells time, all that is looked for in it has been found or given up. */
export interface Looking extends Pick<Search, 'app' | 'place'> {
  readonly until: number
}

/** Where a name is declared, and with what. */
export interface Declared {
  readonly file: string
  readonly line: number
  readonly value: DeclaredValue | null
  readonly text: string
}

/** What was found of values, by their keys, and where else the rest may be. */
export interface DeclaredNames {
  readonly found: Map<string, Declared>
  /** What the place sees of other packages, by way of files of the app too. */
  readonly libraries: readonly Library[]
  /** Each file of the app that the place sees was read: what is not found, it does not declare. */
  readonly isWhole: boolean
}

/**
 * The file itself and its parts, then what it imports, and what those hand on. What is inherited is looked for in the
 * imports of the file that declares the class, too.
 */
export async function declaredWhere(
  { app, place, until }: Looking,
  text: string,
  values: ReadonlyMap<string, Named>,
): Promise<DeclaredNames> {
  const names = new NamesLeft(values)
  const nothing = (): DeclaredNames => ({ found: names.found, libraries: [], isWhole: false })
  if (performance.now() > until) return nothing()
  const { told: own } = await names.lookThrough({ file: place.file, reach: 'own', way: null }, text, place)
  if (own === null || names.isEmpty) return nothing()
  const manifest = valueOr(await readForeign('app-manifest', join(app, 'pubspec.yaml'), null), null)
  const files = new FilesSeen(manifest?.name ?? null)
  const told = (isWhole: boolean) => ({ found: names.found, libraries: files.libraries, isWhole })
  // of a part the file that it is of has the imports
  let isWhole = own.imports.length > 0
  const first: ToLookInto = { file: place.file, reach: 'seen', way: null }
  // what it exports it sees where files import one another, which is usual of those that export for others
  const queue = [...files.partsOf(first, own.parts), ...files.behind(first, [...own.imports, ...own.exports])]
  const seen = new Set([markOf(first, names)])
  for (let next = queue.shift(); next !== undefined && seen.size <= MOST_FILES; next = queue.shift()) {
    if (performance.now() > until) return told(false)
    const mark = markOf(next, names)
    if (seen.has(mark)) continue
    seen.add(mark)
    // one that is generated, or leads out of the app, is not looked into
    const opened = await openFile(app, next.file, 'dart')
    if (!opened.ok) {
      isWhole = false
      continue
    }
    const { told: found, isAbove } = await names.lookThrough(next, opened.value.text, null)
    isWhole &&= found !== null
    if (names.isEmpty) break
    queue.push(...files.behind(next, found?.exports ?? []), ...files.partsOf(next, found?.parts ?? []))
    if (isAbove) queue.push(...files.behind({ ...next, reach: 'inherited', way: null }, found?.imports ?? []))
  }
  return told(isWhole && queue.length === 0)
}

/** The same of one name. */
export async function declaredOne(looking: Looking, text: string, names: Named): Promise<Declared | null> {
  return (await declaredWhere(looking, text, new Map([['it', names]]))).found.get('it') ?? null
}

/** The same for a file that is looked into once more for nothing else. */
function markOf({ file, reach, way }: ToLookInto, names: NamesLeft): string {
  const inherited = reach === 'seen' ? '' : names.inheritedMark
  const clauses = way === null ? '' : JSON.stringify([way.prefix, way.show, way.hide])
  return `${reach} ${file}${inherited}${clauses}`
}
