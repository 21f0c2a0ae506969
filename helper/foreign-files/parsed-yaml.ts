import { CST, type Document, isNode, isScalar, parseDocument, Parser, visit, YAMLParseError } from 'yaml'

/** Far deeper than anybody writes. */
const DEEPEST = 100

/**
 * A document of YAML that a stranger may have written, with its errors. The library composes what is nested by calling
 * itself; some hundreds deep, V8 may end the whole process while it compiles a regular expression on what is left of the
 * stack, and throws nothing. Such a text has one error and says nothing. As `sketch/project/parsed-yaml.ts`, which is
 * another program.
 */
export function parsedYaml(text: string): Document.Parsed {
  if (!isTooDeep(text)) return composed(text)
  const nothing = parseDocument('', { prettyErrors: false })
  const message = `Nested more than ${DEEPEST} deep`
  nothing.errors.push(new YAMLParseError([0, 1], 'RESOURCE_EXHAUSTION', message))
  return nothing
}

/** That a map has a key twice is found here: the library would compare each key with all before it. */
function composed(text: string): Document.Parsed {
  const document = parseDocument(text, { prettyErrors: false, uniqueKeys: false })
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>()
      for (const { key } of items) {
        const said = isScalar(key) ? key.value : key
        const at = isNode(key) ? (key.range?.[0] ?? 0) : 0
        if (known.has(said))
          document.errors.push(new YAMLParseError([at, at + 1], 'DUPLICATE_KEY', 'Map keys must be unique'))
        known.add(said)
      }
    },
  })
  document.errors.sort((one, other) => one.pos[0] - other.pos[0])
  return document
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
