import { join, sep } from 'node:path'
import type { NotForWeb } from '@mosaygent/contract'
import { pathOfUri, readForeign, valueOr } from '../../foreign-files/index.ts'
import { PACKAGE_CONFIG, packageConfigFolder } from '../../tools/index.ts'
import type { PrintedDiagnostic } from './diagnostics.ts'
import { locate } from './locate.ts'

const LIBRARY = /^Dart library '(dart:\w{1,40})' is not available on this platform/
/** What `dart:ffi` and its generated bindings leave behind in code for the web. */
const NATIVE = /^Only JS interop members may be 'external'/
/** `    web_entrypoint.dart => package:app => package:win32 => dart:ffi`: whole packages, not their files. */
const STEPS = /^ +\S{1,300}(?: => package:\w{1,100}){1,60} => dart:\w{1,40}$/
/** A folder of pub's cache. */
const IN_CACHE = /[/\\]hosted[/\\][^/\\]{1,200}[/\\](\w{1,100})-\d[^/\\]{0,100}[/\\]/

type NameOfPackage = (path: string) => string | null

/** The packages that a browser cannot run, as the errors of one compile tell; in their order. */
export async function findNotForWeb(
  project: string,
  diagnostics: readonly PrintedDiagnostic[],
): Promise<NotForWeb[]> {
  const of = diagnostics.filter(({ message }) => LIBRARY.test(message) || NATIVE.test(message))
  return of.length === 0 ? [] : listNotForWeb(project, of, await namesOfPackages(project))
}

function listNotForWeb(
  project: string,
  diagnostics: readonly PrintedDiagnostic[],
  nameOf: NameOfPackage,
): NotForWeb[] {
  const broughtBy = readSteps(diagnostics)
  const found = new Map<string | null, NotForWeb>()
  for (const { location, message } of diagnostics) {
    const located = location === null ? null : locate(project, location)
    const path = located?.path ?? null
    const name = path === null ? null : nameOf(path)
    const known = found.get(name)
    const library = LIBRARY.exec(message)?.[1]
    found.set(name, {
      package: name,
      libraries: [...new Set([...(known?.libraries ?? []), ...(library === undefined ? [] : [library])])],
      brought_by: name === null ? null : (broughtBy.get(name) ?? null),
      file: known?.file ?? located?.file ?? null,
    })
  }
  return [...found.values()]
}

/** By package, the one that the app imports to come to it. The first package of each line is the app's. */
function readSteps(diagnostics: readonly PrintedDiagnostic[]): ReadonlyMap<string, string> {
  const broughtBy = new Map<string, string>()
  for (const line of diagnostics.flatMap(({ text }) => text.split('\n'))) {
    if (!STEPS.test(line)) continue
    const [, direct, ...further] = line
      .split(' => ')
      .filter((step) => step.startsWith('package:'))
      .map((step) => step.slice('package:'.length))
    if (direct === undefined) continue
    for (const name of further) if (!broughtBy.has(name)) broughtBy.set(name, direct)
  }
  return broughtBy
}

/** Which package a file is of, as `pub get` has written it; the app itself is none. */
async function namesOfPackages(project: string): Promise<NameOfPackage> {
  const folder = await packageConfigFolder(project)
  const read =
    folder === null
      ? null
      : valueOr(await readForeign('package-roots', join(folder, PACKAGE_CONFIG), null), null)
  const roots = (read?.packages ?? [])
    .flatMap(({ name, rootUri }) => {
      const root = pathOfUri(folder ?? project, rootUri)
      return root === null ? [] : [{ name, root }]
    })
    // the folder of a workspace's root is around those of its members
    .toSorted((a, b) => b.root.length - a.root.length)
  return (path) => {
    const found = roots.find(({ root }) => path.startsWith(root + sep))
    if (found !== undefined) return found.root === project ? null : found.name
    return IN_CACHE.exec(path.slice(0, 4_096))?.[1] ?? null
  }
}
