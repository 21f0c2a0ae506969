import type { PrimaryConstructor } from './primary-constructors.ts'
import type { Syntax } from './syntax.ts'

/** Before its parameters: the constructor of a class, where the grammar knows them. */
const BEFORE = 'class C{C'

/** A primary constructor as Dart that the grammar knows. */
export function textOfPrimary({ parameters }: PrimaryConstructor): string {
  return `${BEFORE}${parameters};}`
}

/**
 * The syntax with each primary constructor among the children of its class, as `primary_constructor`; it holds what
 * `parse` makes of its parameters. Offsets of `primary` count from `base`, those of the syntax are the file's.
 */
export function withPrimary(
  syntax: Syntax,
  base: number,
  primary: readonly PrimaryConstructor[],
  parse: (text: string, start: number) => Syntax,
): Syntax {
  if (primary.length === 0) return syntax
  const byType = new Map(primary.map((each) => [base + each.type, each]))
  const visit = (node: Syntax): Syntax => {
    const at = node.children.findIndex(({ field }) => field === 'name')
    const name = node.children[at]
    const found = name === undefined ? undefined : byType.get(name.start)
    if (found === undefined) return node
    const list = parse(textOfPrimary(found), base + found.list - BEFORE.length)
    const constructor: Syntax = {
      type: 'primary_constructor',
      named: true,
      field: null,
      start: base + found.start,
      end: base + found.list + found.parameters.length,
      missing: false,
      children: list.children,
    }
    return { ...node, children: node.children.toSpliced(at + 1, 0, constructor) }
  }
  return { ...syntax, children: syntax.children.map(visit) }
}
