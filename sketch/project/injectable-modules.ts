import type { Registration } from './injectable-environments.ts'

/** A class `@module`, whose end stands at the beginning of a line, as formatters write it. */
const MODULE = /^@module\s+(?:abstract\s+)?class\s+(\w+)[^{]{0,500}\{([^]*?)^\}/gm

/** `@Named('x')`, other annotations, `Future<Type> get name`, or `Type name(parameters)`, with a body. */
const MEMBER =
  /^[ \t]*((?:@[\w.]{1,100}(?:\([^)]{0,500}\))?\s{0,100}){0,20})(?:Future<([\w$.<>?, ]{1,200})>|([\w$.]+(?:<[\w$.<>?, ]{0,200}>)?))\s+(?:get\s+(\w+)|(\w+)\(([^()]{0,1000})\))\s*(?:async\s*)?(?:=>|\{)/gm

/**
 * What injectable registers of modules: for each type what the getter or method with that type gives, which is asked
 * with what is registered for its parameters. What has a name besides is asked for by that name, and left out.
 */
export function ofModules(text: string): Registration[] {
  return [...text.matchAll(MODULE)].flatMap(([, module = '', body = '']) =>
    [...body.matchAll(MEMBER)].flatMap(
      ([, annotations = '', later, now, getter, method = '', parameters = '']) => {
        const type = later ?? now
        if (type === undefined || NOT_A_TYPE.test(type) || annotations.includes('@Named')) return []
        const made = getter ?? `${method}(${givenTo(parameters)})`
        return [{ annotations, line: `get.registerLazySingleton<${type}>(() => ${module}().${made});` }]
      },
    ),
  )
}

/** What stands where a type would, in the body of a member. */
const NOT_A_TYPE = /^(return|await|void|static|final|throw|else|new|yield)$/

/** `Router router, {required Store store}`: of each what is registered for its type. */
function givenTo(parameters: string): string {
  return [
    ...parameters.matchAll(/(?:^|[,{[])\s*(?:@[\w.]+(?:\([^)]*\))?\s*)*(required\s+)?([\w$.]+)\??\s+(\w+)/g),
  ]
    .map(([, required, type = '', name = '']) => `${required === undefined ? '' : `${name}: `}get<${type}>()`)
    .join(', ')
}
