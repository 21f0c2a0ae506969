import { putBehind } from './called-at-once.ts'
import type { Tree, TreeCursor } from 'web-tree-sitter'
import type { Expression } from '../model/expression.ts'
import type { Body, Statement } from '../model/statement.ts'

/** A node of the parse, as plain data: trees live outside the collector's reach and are given back at once. */
export interface Syntax {
  readonly type: string
  readonly named: boolean
  readonly field: string | null
  /** UTF-16 offsets in the file. */
  readonly start: number
  readonly end: number
  readonly missing: boolean
  readonly children: readonly Syntax[]
}

/** The whole tree as plain data, `base` further on. The tree itself is still the caller's to delete. */
export function readSyntax(tree: Tree, base = 0): Syntax {
  const cursor = tree.walk()
  const root = readNode(cursor, base, 0)
  cursor.delete()
  return root
}

/** Deeper than real code nests; what lies below is left out, so that no reader of the tree overflows the stack. */
const MAX_DEPTH = 1500

function readNode(cursor: TreeCursor, base: number, depth: number): Syntax {
  const children: Syntax[] = []
  const start = base + cursor.startIndex
  const end = base + cursor.endIndex
  const node = {
    type: cursor.nodeType,
    named: cursor.nodeIsNamed,
    field: cursor.currentFieldName,
    start,
    end,
    // Each question costs a way into WASM and back; only what is empty can be missing.
    missing: start === end && cursor.nodeIsMissing,
    children,
  }
  if (depth < MAX_DEPTH && cursor.gotoFirstChild()) {
    do putBehind(children, readNode(cursor, base, depth + 1))
    while (cursor.gotoNextSibling())
    cursor.gotoParent()
  }
  return node
}

/** Children that carry meaning: no brackets, no comments. */
export function named(node: Syntax): Syntax[] {
  return node.children.filter((child) => child.named && !isComment(child))
}

export function isComment(node: Syntax): boolean {
  return node.type === 'comment' || node.type === 'documentation_comment'
}

export function childOf(node: Syntax, ...types: readonly string[]): Syntax | undefined {
  return node.children.find((child) => types.includes(child.type))
}

export function childrenOf(node: Syntax, ...types: readonly string[]): Syntax[] {
  return node.children.filter((child) => types.includes(child.type))
}

/** The names of types among the children; of `models.User` the name behind the import's prefix. */
export function typesIn(node: Syntax): Syntax[] {
  return node.children.filter(
    (child, at) => child.type === 'type_identifier' && node.children[at + 1]?.type !== '.',
  )
}

export function fieldOf(node: Syntax, field: string): Syntax | undefined {
  return node.children.find((child) => child.field === field && child.named)
}

/**
 * A reader's hold on one file: the text that offsets point into, and the readers themselves. Expressions,
 * statements and functions hold one another; they meet here, so that no file imports in a circle.
 */
export interface Source {
  readonly text: string
  expression(node: Syntax): Expression
  body(node: Syntax): Body
  statements(nodes: readonly Syntax[]): Statement[]
}

export function textOf(source: Source, node: Syntax): string {
  return source.text.slice(node.start, node.end)
}
