import { codeAt } from './outline.ts'
import { skipped } from './skip.ts'

/** What takes the place of as many characters there. */
export interface Edit {
  readonly at: number
  readonly text: string
}

/**
 * The constructors in the body of a class that lack its name, with a name: `new`, `new named`, `factory` and the body
 * of a primary constructor, which is called `this`. What each is, the text itself tells the reader.
 */
export function shorthandsIn(text: string, from: number, end: number): Edit[] {
  const edits: Edit[] = []
  let depth = 0
  for (let at = from; at < end;) {
    const after = skipped(text, at)
    if (after > at) {
      at = after
      continue
    }
    const character = text[at]
    at += 1
    if (character === '(' || character === '[' || character === '{') depth += 1
    else if (character === ')' || character === ']' || character === '}') depth -= 1
    const isBefore = character === '{' || character === '}' || character === ';'
    if (depth !== 1 || !isBefore) continue
    const member = codeAt(text, at)
    const edit = member < end ? shorthandAt(text, member) : null
    if (edit !== null) edits.push(edit)
    at = member
  }
  return edits
}

function shorthandAt(text: string, at: number): Edit | null {
  const found = /(?:const\s+)?(?:this(?=\s*[:;{])|(new|factory)\b(\s*)([\w$]*)\s*\()/y
  found.lastIndex = at
  const [whole, keyword, gap = '', name] = found.exec(text) ?? []
  if (whole === undefined) return null
  if (keyword === undefined) return { at, text: '_() ' }
  const start = at + whole.indexOf(keyword)
  if (keyword === 'new') return { at: start, text: name === '' ? 'nw_' : `nw_${gap.slice(1)}.` }
  // `factory f` needs two characters more than `factory`: it begins in the indentation.
  const isIndented = name === '' && /^[ \t]{2}$/.test(text.slice(at - 2, at))
  return isIndented ? { at: at - 2, text: `${text.slice(at, start + keyword.length)} f` } : null
}
