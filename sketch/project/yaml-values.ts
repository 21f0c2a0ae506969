import { isAlias, isScalar, Scalar, visit } from 'yaml'
import { parsedYaml } from './parsed-yaml.ts'

/** A document of texts takes whole maps or lists of its own no more often: each use is as long as what it takes. */
const MOST_USES = 20
/** Of all that single values say where they are taken by their anchors, in characters. */
const MOST_TAKEN = 4_000_000

/**
 * What a document of YAML says, as plain data. A single value may be taken by its anchor any number of times, for as long
 * as all of that is no longer than a file may be. @throws where more is taken, or a map or a list too often, or an anchor
 * is not there
 */
export function yamlValues(text: string): unknown {
  const document = parsedYaml(text)
  const single = new Map<string, Scalar>()
  let taken = 0
  visit(document, {
    Node: (_, node) => {
      if (isAlias(node)) {
        const value = single.get(node.source)
        taken += typeof value?.value === 'string' ? value.value.length : 0
        return value === undefined ? undefined : new Scalar(value.value)
      }
      if (node.anchor === undefined) return undefined
      // of two of one name the nearest before counts
      if (isScalar(node)) single.set(node.anchor, node)
      else single.delete(node.anchor)
      return undefined
    },
  })
  if (taken > MOST_TAKEN) throw new RangeError(`More than ${MOST_TAKEN} characters are taken by anchors`)
  return document.toJS({ maxAliasCount: MOST_USES })
}
