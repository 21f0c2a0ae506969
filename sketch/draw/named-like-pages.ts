import path from 'node:path'
import type { Project } from '../project/read-project.ts'
import type { PageClass } from './page-class.ts'

/** How pages are called; those of FlutterFlow end with `Widget`. */
const PAGE = /^[A-Z]\w*(?:Page|Screen|View|Route|Widget)\d*$/
/** Longer than any class is called. */
const MAX_NAME = 100
/** What stands in the file of a page. */
const SCREEN = /Scaffold\(|AppBar\(/
/** More files than any app has whose pages are looked through. */
const MAX_FILES = 3_000

export interface LookedThrough {
  /** How what is looked for is called. */
  readonly called: RegExp
  /** From where imports are followed: the absolute path of a file. */
  readonly from: string
  /** Files that are looked at. */
  readonly most: number
  /** Whether to stop at the files of pages: what is found then is one step away. */
  readonly near: boolean
}

/**
 * The app's own classes that are called like a page, in the files that imports lead to: what no route and no tap that
 * could be followed leads to may be among them. The nearest stands first. Whether one is a page its picture tells.
 */
export function namedLikePages(
  project: Project,
  { called, from, most, near }: LookedThrough = {
    called: PAGE,
    from: project.entry,
    most: MAX_FILES,
    near: false,
  },
): readonly PageClass[] {
  const found: PageClass[] = []
  const own = path.join(project.directory, 'lib') + path.sep
  const waiting = [from]
  const met = new Set(waiting)
  for (let at = 0; at < waiting.length && at < most; at += 1) {
    const file = waiting[at] ?? ''
    const unit = file.startsWith(own) ? project.unit(file) : undefined
    if (unit === undefined) continue
    const named = [...unit.names()].filter((name) => name.length <= MAX_NAME && called.test(name))
    for (const name of named) found.push({ name, file })
    if (near && named.length > 0 && file !== from) continue
    for (const uri of [...unit.imports.map((each) => each.uri), ...unit.exports, ...unit.parts]) {
      const next = project.resolve(uri, file)
      if (next === null || met.has(next)) continue
      met.add(next)
      waiting.push(next)
    }
  }
  const texts = project.loaded()
  return found.filter(({ file }) => SCREEN.test(texts.get(file)?.text ?? ''))
}
