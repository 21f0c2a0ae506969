import { type Chain, readChain } from '../../dart/chain.ts'
import { endOfBracket, endOfTrivia, type StringToken } from '../../dart/scan.ts'

/** What a text takes in at a `$`, by its places in the source: a name, or what stands in the brackets. */
export interface TextValue {
  readonly start: number
  readonly end: number
  /** Behind its last bracket. */
  readonly after: number
}

const NAME = /[A-Za-z_]\w*/y

/** The values that a text at `start` takes in, as `$name` or `${a.name}`, in order. @throws NotDartError */
export function valuesInText(text: string, start: number, token: StringToken): TextValue[] {
  const found: TextValue[] = []
  if (token.raw) return found
  const end = token.end - token.quote.length
  for (let at = start + token.quote.length; at < end;) {
    if (text[at] === '\\') at += 2
    else if (text[at] !== '$') at += 1
    else {
      const value = valueAt(text, at)
      found.push(value)
      at = value.after
    }
  }
  return found
}

/** What stands at a `$`. */
function valueAt(text: string, dollar: number): TextValue {
  if (text[dollar + 1] === '{') {
    const after = endOfBracket(text, dollar + 1)
    return { start: endOfTrivia(text, dollar + 2), end: after - 1, after }
  }
  NAME.lastIndex = dollar + 1
  const [name = ''] = NAME.exec(text) ?? []
  const end = dollar + 1 + name.length
  return { start: dollar + 1, end, after: end }
}

/** The name or call that is all that a text is; null: there is more in it. @throws NotDartError */
export function valueAlone(text: string, start: number, token: StringToken): Chain | null {
  const [only, ...more] = valuesInText(text, start, token)
  if (only === undefined || more.length > 0) return null
  const isAll = text[start + token.quote.length] === '$' && only.after === token.end - token.quote.length
  const chain = isAll ? readChain(text, only.start, only.end) : null
  return chain === null || endOfTrivia(text, chain.end) !== only.end ? null : chain
}
