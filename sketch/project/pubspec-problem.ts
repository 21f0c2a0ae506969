import { isMap, isNode, isSeq } from 'yaml'
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
  return (
    wrongKind(document, ['flutter'], 'map') ??
    wrongKind(document, ['flutter', 'assets'], 'list') ??
    wrongKind(document, ['dependencies'], 'map')
  )
}

function wrongKind(
  document: Document.Parsed,
  key: readonly string[],
  wanted: 'map' | 'list',
): PubspecProblem | null {
  const node: unknown = document.getIn(key, true)
  if (!isNode(node) || node.toJSON() === null) return null
  if (wanted === 'map' ? isMap(node) : isSeq(node)) return null
  return { offset: node.range?.[0] ?? 0, message: `Expected "${key.join(': ')}" to be a ${wanted}.` }
}
