import { withoutCallsOfCalled } from './called-again.ts'
import { withoutCallsBehindLiterals, withoutNullOfDeclared, withoutTypesOfMade } from './grammar-gaps.ts'
import { withShortLines } from './long-lines.ts'
import { blanksFor, primaryConstructorsIn, usesPrimaryConstructors } from './primary-constructors.ts'
import type { Known } from './primary-constructors.ts'

/** A text that the grammar can read, and what its syntax is mended by. */
export interface Mended extends Known {
  /** Where the results of calls are called: see `called-again.ts`. */
  readonly joints: readonly number[]
}

/**
 * The same text without what the grammar does not know: the call of an asserted value, `onTap!(x)`, whose `!` becomes
 * a blank (`!(a && b)` is left alone because no value stands before it), a parameter that is called `required`,
 * `{super.key, required}`, as it may be, labels of loops and some type arguments of a function literal's parameter,
 * which become blanks, lines that a carriage return alone ends, the gaps of `grammar-gaps.ts`, calls of what a call
 * gives, and primary constructors.
 */
export function asGrammarKnows(text: string): Mended {
  const known = withoutGaps(withoutLabels(withEndedLines(text)))
    .replace(/([\w\])])!(?=\s*\()/g, '$1 ')
    .replace(/([{,]\s*)required(?=\s*[,}])/g, '$1require_')
  const { text: joined, joints } = withoutCallsOfCalled(known)
  const primary = usesPrimaryConstructors(joined)
    ? primaryConstructorsIn(joined)
    : { text: joined, primary: [] }
  return { ...primary, text: withShortLines(primary.text), joints }
}

/** A carriage return alone ends a line in Dart, and with it a comment; to the grammar it is a blank. */
function withEndedLines(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text
}

function withoutGaps(text: string): string {
  return withoutCallsBehindLiterals(withoutNullOfDeclared(withoutTypesOfMade(withoutNestedTypes(text))))
}

function withoutLabels(text: string): string {
  // Looked for by the colon, which is fast, as most files have none.
  if (!/:\s*(?:for|while|do)\s*[({]/.test(text)) return text
  return text.replace(
    /\b(?!default\b)[A-Za-z_$][\w$]*\s*:(?=\s*(?:for|while|do)\s*[({])/g,
    (label, at: number) =>
      /(?:^|[;{}\n])[ \t]*$/.test(text.slice(Math.max(0, at - 200), at)) ? blanksFor(label) : label,
  )
}

/**
 * `(Ref<List<int>> ref) {}` and `f<int>((Ref<int> ref) {})` without the type arguments of the parameter: the grammar
 * takes the first angle bracket there for "less than". Of a parameter's type only what stands before it is read.
 */
function withoutNestedTypes(text: string): string {
  if (!/>\s*\(\s*\(|>>/.test(text)) return text
  return text.replace(NESTED, (types) => (isBalanced(types) ? blanksFor(types) : types))
}

/** Each try begins at an angle bracket and is no longer than a type is: no text makes it look back or ahead for long. */
const NESTED =
  /<(?<=>\s{0,99}\(\s{0,99}\(\s{0,99}[\w$.]{1,99}<)[\w$.,<>?\s]{0,300}>(?=\??\s{1,99}\w{1,99}\s{0,99}[,)])|<(?<=[(,]\s{0,99}[\w$.]{1,99}<)[\w$.,<>?\s]{0,300}>>(?=\s{1,99}\w{1,99}\s{0,99}[,)])/g

/** Of `required Map<int, List<int>> it` only the inner type stands behind a comma. */
const isBalanced = (types: string): boolean => types.split('<').length === types.split('>').length
