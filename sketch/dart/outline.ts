import { namesOf } from './outline-names.ts'
import { bracketEnd, skipped } from './skip.ts'
import type { Named } from './outline-names.ts'

/** One declaration at the top of a file, found without parsing it. */
export interface Stretch extends Named {
  readonly start: number
  readonly end: number
}

/** The declarations of a file in their order, directives among them. Cheap: some 10 ms for a megabyte. */
export function outlineOf(text: string, from = 0): Stretch[] {
  const stretches: Stretch[] = []
  for (let at = codeAt(text, from); at < text.length; at = codeAt(text, at)) {
    const stretch = stretchAt(text, at)
    stretches.push(stretch)
    at = stretch.end
  }
  return stretches
}

/** The directives that a file begins with, and where they end: all that a file needs to be followed. */
export function directivesOf(text: string): { readonly stretches: readonly Stretch[]; readonly end: number } {
  const stretches: Stretch[] = []
  let end = text.startsWith('#!') ? text.indexOf('\n') + 1 : 0
  for (let at = codeAt(text, end); at < text.length; at = codeAt(text, end)) {
    const stretch = stretchAt(text, at)
    if (stretch.kind !== 'directive') break
    stretches.push(stretch)
    end = stretch.end
  }
  return { stretches, end }
}

/** The next code at or behind an offset: no space, no comment, no annotation. */
export function codeAt(text: string, from: number): number {
  for (let at = from; at < text.length;) {
    const code = text.charCodeAt(at)
    if (code <= 0x20 || code === 0xfeff) at += 1
    else if (code === 0x2f && skipped(text, at) > at) at = skipped(text, at)
    else if (code === 0x40) at = annotationEnd(text, at)
    else return at
  }
  return text.length
}

function annotationEnd(text: string, at: number): number {
  const name = /@\s*[\w$.]*(?:<[^(){};]*?>)?/y
  name.lastIndex = at
  const end = at + (name.exec(text)?.[0].length ?? 1)
  return text.charAt(end) === '(' ? bracketEnd(text, end) : end
}

/**
 * A declaration ends with a semicolon, or with the brace that closes its body. A brace after `=` or `=>` is a value's.
 */
function stretchAt(text: string, start: number): Stretch {
  let depth = 0
  let headEnd = -1
  let assigned = false
  let body = false
  let commas = false
  const groups: number[] = []
  let at = start
  scan: while (at < text.length) {
    const after = skipped(text, at)
    if (after > at) {
      at = after
      continue
    }
    const character = text.charCodeAt(at)
    at += 1
    switch (character) {
      case 0x28: // (
      case 0x5b: // [
      case 0x7b: // {
        if (depth === 0 && headEnd === -1) {
          if (character === 0x28) groups.push(at - 1)
          if (character === 0x7b) [body, headEnd] = [true, at - 1]
        }
        depth += 1
        break
      case 0x29: // )
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1
        if (depth < 0 || (depth === 0 && body && character === 0x7d)) break scan
        break
      case 0x3b: // ;
        if (depth === 0) break scan
        break
      case 0x3d: // =
        if (depth !== 0 || assigned) break
        if (headEnd === -1) headEnd = at - 1
        assigned = true
        at = typesEnd(text, at)
        break
      case 0x2c: // ,
        if (depth === 0 && assigned) commas = true
        break
    }
  }
  const head = { text: text.slice(start, headEnd === -1 ? at : headEnd), start, groups, commas }
  return { ...namesOf(head), start, end: at }
}

/** Behind the type arguments of a literal, `= <String, int>{`, whose commas part no declarations. */
function typesEnd(text: string, at: number): number {
  const types = /\s*(?:const\s*)?<[\w\s,<>?.$]*>(?=\s*[[{(])/y
  types.lastIndex = at
  return at + (types.exec(text)?.[0].length ?? 0)
}
