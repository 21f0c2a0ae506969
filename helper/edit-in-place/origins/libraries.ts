import type { NamedPart } from '../literals/found.ts'
import {
  type Declared,
  type DeclaredNames,
  declaredWhere,
  type Looking,
  type Search,
} from './declared-where.ts'
import type { Library } from './find-declarations.ts'
import { letsThrough } from './import-clauses.ts'
import { from, typeOf } from './members.ts'
import { isCore, isFlutters } from './flutter-names.ts'
import { declaredInPackages, type InPackage, type Seen } from './in-packages.ts'

/**
 * By key the library that declares a name: where the packages are on this machine, the file that does, else as far as
 * imports leave no other. What is not certain is left out.
 */
export async function librariesOf(
  search: Pick<Search, 'app' | 'opens' | 'packages'>,
  until: number,
  { libraries, isWhole }: Omit<DeclaredNames, 'found'>,
  parts: ReadonlyMap<string, NamedPart>,
): Promise<ReadonlyMap<string, InPackage>> {
  const all = libraries.filter(({ uri }) => /^(?:package|dart):/.test(uri))
  const named = new Map(
    [...parts].flatMap(([key, part]) => {
      const seen = seenOf(part, all)
      return seen.name === '' || seen.name.startsWith('_') ? [] : [[key, seen] as const]
    }),
  )
  const found = await declaredInPackages(search, until, named)
  const told = new Map<string, InPackage>()
  for (const [key, mine] of named) {
    const known = found.get(key)
    const library = known?.library ?? byImports(mine, isWhole)
    if (library !== null) told.set(key, { library, place: known?.place ?? null })
  }
  return told
}

/** Where a package that can be opened declares the member of a class that what is known of a value is of. */
export async function memberInPackage(
  search: Pick<Search, 'app' | 'opens' | 'packages'>,
  looking: Looking,
  { of, left }: { readonly of: Declared; readonly left: readonly string[] },
): Promise<InPackage | null> {
  const named = await typeOf(looking, of)
  const value = named?.of.value ?? null
  if (named === null || value === null) return null
  const names = { head: named.type, rest: left }
  const declared = await declaredWhere(
    from(looking, named.of, value),
    named.of.text,
    new Map([['it', names]]),
  )
  if (declared.found.has('it')) return null
  const all = declared.libraries.filter(({ uri }) => uri.startsWith('package:'))
  const seen = seenOf({ names, shown: [] }, all)
  const found = await declaredInPackages(
    search,
    looking.until,
    new Map([['it', { ...seen, isMember: true }]]),
  )
  const known = found.get('it')
  return known === undefined || known.place === null ? null : known
}

function seenOf(part: NamedPart, all: readonly Library[]): Seen {
  const { prefix = null, head, rest } = part.names
  const before = prefix ?? (all.some((one) => one.prefix === head) ? head : null)
  const name = prefix === null && before !== null ? (rest[0] ?? '') : head
  const libraries = all.filter((one) => one.prefix === before && letsThrough(one, name))
  return { name, libraries, isPrefixed: before !== null, part }
}

/** Null: several may have it, or none. */
function byImports({ name, libraries, isPrefixed }: Seen, isWhole: boolean): string | null {
  const named = onlyOne(libraries.filter(({ show }) => show.includes(name)))
  if (named !== null) return named
  const flutters = libraries.find(({ uri }) => isFlutters(uri, name))
  if (flutters !== undefined) return libraryOf(flutters.uri)
  if (isPrefixed) return onlyOne(libraries)
  // a name in small letters may be one of the place’s own that is not seen
  return isWhole && /^[A-Z]\w/.test(name) && !isCore(name) ? onlyOne(libraries) : null
}

function onlyOne(libraries: readonly Library[]): string | null {
  const [library = null, ...more] = new Set(libraries.map(({ uri }) => libraryOf(uri)))
  return more.length === 0 ? library : null
}

/** `package:flutter` of `package:flutter/material.dart`. */
const libraryOf = (uri: string): string => uri.split('/', 1)[0] ?? uri
