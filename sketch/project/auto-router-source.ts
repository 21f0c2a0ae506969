import path from 'node:path'
import { bracketEnd, lineEnd } from '../dart/skip.ts'

/** `@MaterialAutoRouter(` of auto_route 1 to 5, by which one class tells all routes. */
const ANNOTATION = /^[ \t]*@(?:Material|Cupertino|Adaptive|Custom)AutoRouter(?=\()/m
const ROUTES = /\broutes:\s{0,50}(?:<[\w\s]{0,50}>\s{0,50})?(?=\[)/
const REPLACED = /\breplaceInRouteName:\s{0,50}r?['"]([\w$|]{0,200}),(\w{0,50})(?:,[^'"]{0,50})?['"]/
/** The class below it: `$AppRouter` is written as a library of its own, `AppRouter extends _$AppRouter` has a part. */
const CLASS =
  /^\s*(?:@[\w.]{1,50}(?:\([^)]{0,200}\))?\s{1,50})*(?:abstract\s{1,20})?class\s{1,20}(\$?)(\w{1,100})/
const ROUTE = /\b\w{0,50}Route\s{0,20}(?:<\w{0,50}>)?\(/g
const CHILDREN = /\bchildren:\s{0,50}(?:<[\w\s]{0,50}>\s{0,50})?\[/
const PAGE = /\bpage:\s*(\w+)/
const NAME = /\bname:\s*r?['"](\w+)['"]/
/** More than an app tells in one annotation. */
const MAX_TOLD = 40_000
const MAX_ROUTES = 300
const MAX_IMPORT = 500

/**
 * What auto_route's generator (`auto_route_generator/lib/src/code_builder/library_builder.dart` of version 5) would
 * write of the file `own`, which tells the routes of a router in an annotation; null for any other file.
 */
export function autoRouterSource(text: string, own: string): string | null {
  const at = ANNOTATION.exec(text)
  if (at === null) return null
  const from = text.indexOf('(', at.index)
  const end = bracketEnd(text, from)
  const told = text.slice(from, end)
  const list = told.length > MAX_TOLD ? null : ROUTES.exec(told)
  const [, dollar, name] = CLASS.exec(text.slice(end, end + 1000)) ?? []
  if (list === null || name === undefined) return null
  const begin = list.index + list[0].length
  const routes = withNames(told.slice(begin, bracketEnd(told, begin)), REPLACED.exec(told))
  const isLibrary = dollar === '$'
  const head = isLibrary ? importsOf(text) : `part of '${path.basename(own)}';\n`
  return `${head}class ${isLibrary ? name : `_$${name}`} extends RootStackRouter { List<AutoRoute> get routes => ${routes}; }\n`
}

/** The routes with what the generator makes of their pages: a name, and how each is made. */
function withNames(routes: string, replaced: RegExpExecArray | null): string {
  const endings = (replaced?.[1] ?? '').split('|').filter((each) => each !== '')
  const nameOf = (page: string): string => {
    const ending = endings.find((each) => page.includes(each))
    const made = ending === undefined ? page : page.replace(ending, replaced?.[2] ?? '')
    return made.endsWith('Route') ? made : `${made}Route`
  }
  let written = ''
  let at = 0
  for (const { index, end, page, name = nameOf(page) } of pagesIn(routes)) {
    written += `${routes.slice(at, index)}page: PageInfo('${name}', builder: (data) => ${page}())`
    at = end
  }
  return written + routes.slice(at)
}

interface ToldPage {
  readonly index: number
  readonly end: number
  readonly page: string
  /** The name that the route is given. */
  readonly name: string | undefined
}

/** Where each route says its page, in their order; what its children say is theirs. */
function pagesIn(routes: string): readonly ToldPage[] {
  const found = [...routes.matchAll(ROUTE)].slice(0, MAX_ROUTES).flatMap((call): ToldPage[] => {
    const from = call.index + call[0].length
    const inner = routes.slice(from, bracketEnd(routes, from - 1) - 1)
    const children = CHILDREN.exec(inner)
    const until = children?.index ?? inner.length
    const behind = children === null ? until : bracketEnd(inner, until + children[0].length - 1)
    // as many blanks as the children take, so that what stands behind them keeps its place
    const own = inner.slice(0, until).padEnd(behind) + inner.slice(behind)
    const page = PAGE.exec(own)
    if (page?.[1] === undefined) return []
    const index = from + page.index
    return [{ index, end: index + page[0].length, page: page[1], name: NAME.exec(own)?.[1] }]
  })
  return found.toSorted((one, other) => one.index - other.index)
}

function importsOf(text: string): string {
  const found = [...text.matchAll(/^import\s/gm)].map(({ index }) => {
    const near = text.slice(index, index + MAX_IMPORT)
    const end = near.indexOf(';')
    return end === -1 ? text.slice(index, lineEnd(text, index)) : near.slice(0, end + 1)
  })
  return `${found.join('\n')}\n`
}
