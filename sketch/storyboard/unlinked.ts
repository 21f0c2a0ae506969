import path from 'node:path'
import type { PageClass } from '../draw/page-class.ts'
import type { Project } from '../project/read-project.ts'

/** How pages are called; those of FlutterFlow end with `Widget`. */
const PAGE = /^[A-Z]\w*(?:Page|Screen|View|Route|Widget)\d*$/
/** What stands in the file of a page. */
const SCREEN = /Scaffold\(|AppBar\(/
/** More files than any app has whose pages are looked through. */
const MAX_FILES = 3_000

/**
 * The app's own classes that are called like a page, in the files that its imports lead to: what no route and no tap
 * that could be followed leads to may be among them. Whether one is a page its picture tells.
 */
export function namedLikePages(project: Project): readonly PageClass[] {
  const found: PageClass[] = []
  const own = path.join(project.directory, 'lib') + path.sep
  const waiting = [project.entry]
  const met = new Set(waiting)
  for (let at = 0; at < waiting.length && at < MAX_FILES; at += 1) {
    const file = waiting[at] ?? ''
    const unit = file.startsWith(own) ? project.unit(file) : undefined
    if (unit === undefined) continue
    for (const name of unit.names()) if (PAGE.test(name)) found.push({ name, file })
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
