/** The kind of mistake in a message, as far as other errors may follow from it. */
export type Cause =
  | { readonly kind: 'import'; readonly target: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'syntax'; readonly unbalanced: boolean }
  | { readonly kind: 'other' }

const IMPORT =
  /^(?:Couldn't resolve the package '.*?' in '(.*?)'|Not found: '(.*?)'|Error when reading '(.*?)': )/
const NAME =
  /^(?:'(.*?)' isn't a type|Type '(.*?)' not found|(?:Undefined name|Method not found:|Getter not found:|Setter not found:|Member not found:|Couldn't find constructor) '(.*?)'|The (?:getter|setter|method|operator) '(.*?)' isn't defined for the (?:class|type|extension) )/
const UNBALANCED =
  /^(?:Can't find '.*' to match|String starting with .* must end with|Comment starting with )/
const SYNTAX =
  /^(?:Expected |Unexpected token|Unexpected |This couldn't be parsed|Unterminated |A .* can't be used as an identifier)/
/** The kind is clear from the beginning of a message, which may hold an import of megabytes. */
const MOST_READ = 2_000

/** Finds the kind of mistake in a message. */
export function causeOf(whole: string): Cause {
  const message = whole.slice(0, MOST_READ)
  const target = firstGroup(IMPORT.exec(message))
  if (target !== null) return { kind: 'import', target }
  const name = firstGroup(NAME.exec(message))
  if (name !== null) {
    // a missing member belongs to its type: the same name in another type is a different mistake
    const owner = /isn't defined for the (?:class|type|extension) '(.*?)'/.exec(message)?.[1]
    return { kind: 'name', name: owner === undefined ? name : `${owner}.${name}` }
  }
  if (UNBALANCED.test(message)) return { kind: 'syntax', unbalanced: true }
  return SYNTAX.test(message) ? { kind: 'syntax', unbalanced: false } : { kind: 'other' }
}

function firstGroup(match: RegExpExecArray | null): string | null {
  return match?.slice(1).find((group) => group !== undefined) ?? null
}
