import path from 'node:path'
import { readUnit } from '../dart/read-unit.ts'
import { autoRouterSource } from './auto-router-source.ts'
import { registrations } from './injectable-source.ts'
import { readSmallFile } from './read-small-file.ts'
import type { DartParser } from '../dart/parser.ts'
import type { AnnotatedFile, AnnotatedFiles } from './annotated-files.ts'
import type { Packages } from './packages.ts'
import type { GeneratedFile } from './translations/generated-texts.ts'

/**
 * The files in which auto_route (`.gr.dart`) and injectable (`.config.dart`) bring together what is annotated all over
 * a package: a fresh clone has none of them, and nothing else imports those classes.
 */
export class GeneratedLists {
  readonly #parser: DartParser
  readonly #packages: Packages
  readonly #annotated: AnnotatedFiles

  constructor(parser: DartParser, packages: Packages, annotated: AnnotatedFiles) {
    this.#parser = parser
    this.#packages = packages
    this.#annotated = annotated
  }

  /** The file of that path; null for one that neither writes. */
  find(file: string): GeneratedFile | null {
    const kind = /\.(gr|config)\.dart$/.exec(file)?.[1]
    const library = [...this.#packages.values()]
      .map(({ directory }) => path.join(directory, 'lib'))
      .find((each) => file.startsWith(each + path.sep))
    if (kind === undefined || library === undefined) return null
    const isRoutes = kind === 'gr'
    const router = isRoutes ? this.#routerOf(file) : null
    if (router !== null) return router
    const all = this.#annotated.below(library)
    const files = all.filter(({ text }) => ROUTE_PAGE.test(text) === isRoutes)
    if (files.length === 0) return null
    const text = exportsOf(file, files) + (isRoutes ? namedRoutes(files) : registrations(all))
    return this.#parsed(text)
  }

  /** Of a router that tells its routes itself, in the file beside. */
  #routerOf(file: string): GeneratedFile | null {
    const own = file.replace(/\.gr\.dart$/, '.dart')
    const text = autoRouterSource(readSmallFile(own, MAX_BYTES) ?? '', own)
    return text === null ? null : this.#parsed(text)
  }

  #parsed(text: string): GeneratedFile {
    return { stamp: text, make: () => ({ text, unit: readUnit(this.#parser, text) }) }
  }
}

/** Larger files than people write. */
const MAX_BYTES = 400_000

const ROUTE_PAGE = /^[ \t]*@RoutePage\b/m

function exportsOf(from: string, files: readonly AnnotatedFile[]): string {
  return files
    .map(({ file }) => `export '${path.relative(path.dirname(from), file).split(path.sep).join('/')}';\n`)
    .join('')
}

/** `@RoutePage(name: 'ShelfRoute')`, other annotations, `class Shelves`. */
const NAMED =
  /^[ \t]*@RoutePage\w*(?:<[^>]{0,200}>)?\([^)]{0,500}?\bname:\s*r?['"](\w+)['"][^)]{0,500}\)\s*(?:@[\w.]{1,100}(?:\([^)]{0,500}\))?\s{0,100}){0,20}class\s+(\w+)/gm

/** The routes whose names say nothing of their pages (`auto_route_generator/lib/src/code_builder/route_builder.dart`). */
function namedRoutes(files: readonly AnnotatedFile[]): string {
  return files
    .flatMap(({ text }) => [...text.matchAll(NAMED)])
    .map(([, route = '', page = '']) => {
      const info = `static final page = PageInfo('${route}', builder: (data) => ${page}());`
      return `class ${route} extends PageRouteInfo { const ${route}(); ${info} }\n`
    })
    .join('')
}
