import { CST, type Document, parseDocument, Parser, YAMLParseError } from 'yaml'

/** Far deeper than anybody writes. */
const DEEPEST = 100

/**
 * A document of YAML that a stranger may have written, with its errors. The library composes what is nested by calling
 * itself; some hundreds deep, V8 may end the whole process while it compiles a regular expression on what is left of the
 * stack, and throws nothing. Such a text has one error and says nothing. As `sketch/project/parsed-yaml.ts`, which is
 * another program.
 */
export function parsedYaml(text: string): Document.Parsed {
  if (!isTooDeep(text)) return parseDocument(text, { prettyErrors: false })
  const nothing = parseDocument('', { prettyErrors: false })
  const message = `Nested more than ${DEEPEST} deep`
  nothing.errors.push(new YAMLParseError([0, 1], 'RESOURCE_EXHAUSTION', message))
  return nothing
}

/** Of what the parser gives, which does not call itself. */
function isTooDeep(text: string): boolean {
  let level: CST.Token[] = [...new Parser().parse(text)]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap(within)
  }
  return false
}

function within(token: CST.Token): CST.Token[] {
  if (token.type === 'document') return token.value === undefined ? [] : [token.value]
  if (!CST.isCollection(token)) return []
  return token.items.flatMap(({ key, value }) => [key ?? [], value ?? []].flat())
}
