import { isAlias, isScalar, Scalar, visit } from 'yaml'
import { parsedYaml } from './parsed-yaml.ts'

/** A document of texts takes whole maps or lists of its own no more often: each use is as long as what it takes. */
const MOST_USES = 20

/**
 * What a document of YAML says, as plain data. A single value may be taken by its anchor any number of times: that makes
 * nothing longer. @throws where a map or a list is taken too often, or an anchor is not there
 */
export function yamlValues(text: string): unknown {
  const document = parsedYaml(text)
  const single = new Map<string, Scalar>()
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) {
        const value = single.get(node.source)
        return value === undefined ? undefined : new Scalar(value.value)
      }
      if (node.anchor === undefined) return undefined
      // of two of one name the nearest before counts
      if (isScalar(node)) single.set(node.anchor, node)
      else single.delete(node.anchor)
      return undefined
    },
  })
  return document.toJS({ maxAliasCount: MOST_USES })
}
