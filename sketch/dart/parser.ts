import { Language, Parser } from 'web-tree-sitter'
import { readSyntax } from './syntax.ts'
import type { Tree } from 'web-tree-sitter'
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
  return {
    parse(text, { start, end } = { start: 0, end: text.length }) {
      const tree = parser.parse(asGrammarKnows(text.slice(start, end)))
      const syntax = readSyntax(treeOf(tree), start)
      tree?.delete()
      return syntax
    },
    isWhole: (text) => isWhole(parser.parse(asGrammarKnows(text))),
    async isWholeInSlices(text, pause) {
      const source = asGrammarKnows(text)
      slicing.reset()
      for (;;) {
        const until = performance.now() + SLICE_MS
        // Stopped halfway it goes on from there when it is called again.
        const tree = slicing.parse(source, null, { progressCallback: () => performance.now() > until })
        if (tree !== null) return isWhole(tree)
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

/**
 * The same text, as long, without what the grammar does not know: the call of an asserted value, `onTap!(x)`, whose
 * `!` becomes a blank (`!(a && b)` is left alone because no value stands before it), and a parameter that is called
 * `required`, `{super.key, required}`, as it may be.
 */
function asGrammarKnows(text: string): string {
  return text.replace(/([\w\])])!(?=\s*\()/g, '$1 ').replace(/([{,]\s*)required(?=\s*[,}])/g, '$1require_')
}
