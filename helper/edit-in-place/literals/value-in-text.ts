import { type Chain, readChain } from '../../dart/chain.ts'
import { endOfBracket, endOfTrivia, type StringToken } from '../../dart/scan.ts'

/** The names of a text's one value, and whether the text is nothing else. */
export interface ValueInText {
  readonly chain: Chain
  readonly alone: boolean
}

const NAME = /[A-Za-z_]\w*/y

/** The one value that a text at `start` takes in, as `$name` or `${a.name}`; null: several, or one that names nothing. */
export function valueInText(text: string, start: number, token: StringToken): ValueInText | null {
  const [begin, end] = [start + token.quote.length, token.end - token.quote.length]
  let found: ValueInText | null = null
  for (let at = begin; at < end;) {
    if (text[at] === '\\') at += 2
    else if (text[at] !== '$') at += 1
    else {
      const value = valueAt(text, at)
      if (found !== null || value === null) return null
      found = { chain: value.chain, alone: at === begin && value.end === end }
      at = value.end
    }
  }
  return found
}

/** What stands at a `$`. */
function valueAt(text: string, dollar: number): { readonly chain: Chain; readonly end: number } | null {
  if (text[dollar + 1] !== '{') {
    NAME.lastIndex = dollar + 1
    const [name = ''] = NAME.exec(text) ?? []
    const end = dollar + 1 + name.length
    const chain = readChain(text, dollar + 1, end)
    return chain === null ? null : { chain, end }
  }
  const end = endOfBracket(text, dollar + 1)
  const chain = readChain(text, endOfTrivia(text, dollar + 2), end - 1)
  return chain === null || endOfTrivia(text, chain.end) !== end - 1 ? null : { chain, end }
}
