import { isAlias, isMap, isNode, isScalar, isSeq } from 'yaml'
import type { Document } from 'yaml'

export interface PubspecProblem {
  readonly offset: number
  readonly message: string
}

/** The first thing that Flutter refuses in a pubspec: what is no YAML, and what is no map or list and must be one. */
export function pubspecProblem(document: Document.Parsed): PubspecProblem | null {
  const [error] = document.errors
  if (error !== undefined) return { offset: error.pos[0], message: error.message }
  if (document.contents !== null && !isMap(document.contents))
    return { offset: 0, message: 'Expected the pubspec to be a map of keys and values.' }
  if (valueOf(document) === 'unresolved')
    return { offset: 0, message: 'An alias stands for nothing, or for more than can be read.' }
  return (
    wrongKind(document, ['flutter'], 'map') ??
    wrongKind(document, ['flutter', 'assets'], 'list') ??
    wrongKind(document, ['dependencies'], 'map')
  )
}

/** What a file of YAML says. */
export function valueOf(document: Document.Parsed): { readonly value: unknown } | 'unresolved' {
  try {
    return { value: document.toJS() }
  } catch {
    return 'unresolved' // Aliases of nothing, and such as multiply without end.
  }
}

function wrongKind(
  document: Document.Parsed,
  key: readonly string[],
  wanted: 'map' | 'list',
): PubspecProblem | null {
  const node: unknown = document.getIn(key, true)
  // What an alias stands for, and what is left empty, Flutter reads as well.
  if (!isNode(node) || isAlias(node) || (isScalar(node) && node.value === null)) return null
  if (wanted === 'map' ? isMap(node) : isSeq(node)) return null
  return { offset: node.range?.[0] ?? 0, message: `Expected "${key.join(': ')}" to be a ${wanted}.` }
}
