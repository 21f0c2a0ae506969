import { readerOf } from './read-declarations.ts'
import { readArguments, readTypeArguments } from './read-parameters.ts'
import { childOf, childrenOf, fieldOf, named, textOf } from './syntax.ts'
import type { Annotation } from '../model/declaration.ts'
import type { Stretch } from './outline.ts'
import type { DartParser } from './parser.ts'

/** The annotations in a file whose names begin so: what else stands between its declarations is not parsed. */
export function readAnnotations(
  parser: DartParser,
  text: string,
  stretches: readonly Stretch[],
  beginning: string,
): Annotation[] {
  if (!text.includes(`@${beginning}`)) return []
  const source = readerOf(text)
  const starts = new RegExp(`^[ \\t]*@${beginning}`, 'm')
  return stretches.flatMap(({ start, end }, index) => {
    const from = stretches[index - 1]?.end ?? 0
    const at = starts.exec(text.slice(from, start))?.index
    const annotated = at === undefined ? [] : named(parser.parse(text, { start: from + at, end })).slice(0, 1)
    const written = annotated.flatMap((each) => childrenOf(each, 'annotation'))
    return written.flatMap((each): Annotation[] => {
      const name = fieldOf(each, 'name') ?? childOf(each, 'identifier')
      if (name === undefined || !textOf(source, name).startsWith(beginning)) return []
      const given = readArguments(source, childOf(each, 'arguments'))
      const types = readTypeArguments(source, each)
      return [{ name: textOf(source, name), types, arguments: given, offset: each.start }]
    })
  })
}
