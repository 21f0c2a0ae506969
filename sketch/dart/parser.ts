import { Language, Parser } from 'web-tree-sitter'
import { readSyntax } from './syntax.ts'
import type { Syntax } from './syntax.ts'

/** Where the two WASM files lie. */
export interface ParserFiles {
  readonly runtime: string
  readonly grammar: Uint8Array
}

export interface DartParser {
  /** The syntax of a file; offsets are those of `text`. */
  parse(text: string): Syntax
}

/** Loads the grammar; takes some 15 ms. Call once. */
export async function loadDartParser(files: ParserFiles): Promise<DartParser> {
  await Parser.init({ locateFile: () => files.runtime })
  const parser = new Parser()
  parser.setLanguage(await Language.load(files.grammar))
  return {
    parse(text) {
      const tree = parser.parse(blankAssertedCalls(text))
      if (tree === null) throw new Error('The Dart parser gave no tree')
      const syntax = readSyntax(tree)
      tree.delete()
      return syntax
    },
  }
}

/**
 * The grammar does not know the call of an asserted value, `onTap!(x)`. A blank in place of the `!` keeps every
 * offset, and `!(a && b)` is left alone because no value stands before it.
 */
function blankAssertedCalls(text: string): string {
  return text.replace(/([\w\])])!(?=\s*\()/g, '$1 ')
}
