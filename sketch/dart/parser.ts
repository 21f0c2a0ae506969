import { Language, Parser } from 'web-tree-sitter'
import { asGrammarKnows } from './as-grammar-knows.ts'
import { withCalledAgain } from './called-again.ts'
import { readSyntax } from './syntax.ts'
import { textOfPrimary, withPrimary } from './primary-syntax.ts'
import type { Tree } from 'web-tree-sitter'
import type { Known } from './primary-constructors.ts'
import type { Syntax } from './syntax.ts'

/** Where the two WASM files lie. */
export interface ParserFiles {
  readonly runtime: string
  readonly grammar: Uint8Array
}

export interface Stretch {
  readonly start: number
  readonly end: number
}

export interface DartParser {
  /** The syntax of a file or of a stretch of it; offsets are those of `text`. */
  parse(text: string, stretch?: Stretch): Syntax
  /** Whether all of it can be read. */
  isWhole(text: string): boolean
  /**
   * The same for a text of any size, in slices with `pause` between them, so that a large file delays nothing else.
   * One at a time: a new one ends the one before, which then throws what `pause` throws.
   */
  isWholeInSlices(text: string, pause: () => Promise<void>): Promise<boolean>
}

/** How long a slice may block everything else. */
const SLICE_MS = 5

/** Loads the grammar; takes some 15 ms. Call once. */
export async function loadDartParser(files: ParserFiles): Promise<DartParser> {
  await Parser.init({ locateFile: () => files.runtime })
  const language = await Language.load(files.grammar)
  const parser = new Parser().setLanguage(language)
  const slicing = new Parser().setLanguage(language)
  const syntaxOf = (text: string, start: number): Syntax => {
    const tree = parser.parse(text)
    const syntax = readSyntax(treeOf(tree), start)
    tree?.delete()
    return syntax
  }
  const arePrimaryWhole = ({ primary }: Known): boolean =>
    primary.every((each) => isWhole(parser.parse(textOfPrimary(each))))
  return {
    parse(text, { start, end } = { start: 0, end: text.length }) {
      const known = asGrammarKnows(text.slice(start, end))
      const syntax = withCalledAgain(syntaxOf(known.text, start), start, known.joints)
      return withPrimary(syntax, start, known.primary, syntaxOf)
    },
    isWhole: (text) => {
      const known = asGrammarKnows(text)
      return isWhole(parser.parse(known.text)) && arePrimaryWhole(known)
    },
    async isWholeInSlices(text, pause) {
      const known = asGrammarKnows(text)
      slicing.reset()
      for (;;) {
        const until = performance.now() + SLICE_MS
        // Stopped halfway it goes on from there when it is called again.
        const tree = slicing.parse(known.text, null, { progressCallback: () => performance.now() > until })
        if (tree !== null) return isWhole(tree) && arePrimaryWhole(known)
        await pause()
      }
    },
  }
}

function isWhole(tree: Tree | null): boolean {
  const whole = !treeOf(tree).rootNode.hasError
  tree?.delete()
  return whole
}

function treeOf(tree: Tree | null): Tree {
  if (tree === null) throw new Error('The Dart parser gave no tree')
  return tree
}
