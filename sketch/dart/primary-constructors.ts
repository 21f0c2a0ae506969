import { outlineOf } from './outline.ts'
import { shorthandsIn } from './constructor-shorthands.ts'
import { bracketEnd } from './skip.ts'
import type { Edit } from './constructor-shorthands.ts'

/** `.named(final int x)` of `class A.named(final int x);`, which the grammar has no place for. Offsets. */
export interface PrimaryConstructor {
  /** Where the name of its class begins. */
  readonly type: number
  /** Where its own name, or else its parameters begin. */
  readonly start: number
  /** Its parameters, from bracket to bracket, as the grammar knows them. */
  readonly list: number
  readonly parameters: string
}

/** A text that the grammar can read, with the same offsets, and what of it is read apart. */
export interface Known {
  readonly text: string
  readonly primary: readonly PrimaryConstructor[]
}

/** No head of a class is longer; without a bound each `class` of a hostile text would look to its end. */
const HEADS =
  /\b(?:class|enum|type)\s+const\s|\b(?:class|enum|type)\s+[\w$]+\s*(?:<[^{}()]{0,1000}>\s*)?(?:\.\s*[\w$]+\s*)?\(|\bclass\s+[\w$][\w$\s<>,?.]{0,1000};/
const MEMBERS = /(?:^|[;{}])[ \t]*(?:const\s+)?(?:new\b\s*(?:[a-z_$][\w$]*\s*)?|factory\b\s*)\(/m

/** Whether a text may hold what {@link primaryConstructorsIn} looks for; most files do not, and are told so quickly. */
export function usesPrimaryConstructors(text: string): boolean {
  return HEADS.test(text) || MEMBERS.test(text)
}

/**
 * A text whose classes have no primary constructor, no `;` for a body and no constructor that lacks the name of its
 * class, in as many characters, and the primary constructors that were in it.
 */
export function primaryConstructorsIn(text: string): Known {
  const primary: PrimaryConstructor[] = []
  const edits: Edit[] = []
  for (const { start, end } of outlineOf(text)) {
    const head = headAt(text, start)
    if (head === null) continue
    const from = head.list?.end ?? head.end
    const body = text.slice(from, end)
    const isEmpty = body.endsWith(';') && !body.includes('=')
    if (head.list !== null) {
      const parameters = undeclaring(text.slice(head.list.start, head.list.end))
      // The grammar knows the one parameter of an extension type, but not that it may be called final.
      if (head.isExtensionType) edits.push({ at: head.list.start, text: parameters })
      else {
        primary.push({ type: head.type, start: head.end, list: head.list.start, parameters })
        // Its last character is left to the body behind it.
        edits.push({ at: head.end, text: blanksFor(text.slice(head.end, from - 1)) })
        edits.push({ at: from - 1, text: body === ';' ? '{}' : ' ' })
      }
    }
    if (head.constant !== null && !head.isExtensionType) {
      edits.push({ at: head.constant, text: blanksFor('const') })
    }
    if (!isEmpty) edits.push(...shorthandsIn(text, from, end))
    else if (body !== ';' || head.list === null || head.isExtensionType) edits.push(emptyBody(text, end))
  }
  return { text: edited(text, edits), primary }
}

interface Head {
  readonly isExtensionType: boolean
  /** Where the name of the class begins, and where it ends with its type parameters. */
  readonly type: number
  readonly end: number
  /** Where `const` begins; null without. */
  readonly constant: number | null
  readonly list: { readonly start: number; readonly end: number } | null
}

function headAt(text: string, start: number): Head | null {
  const keyword =
    /(?:(?:abstract|sealed|base|interface|final|mixin|augment)\s+)*(?:class|enum|(extension)\s+type)\s+(const\s+)?(?=[\w$])/y
  keyword.lastIndex = start
  const found = keyword.exec(text)
  if (found === null) return null
  const type = keyword.lastIndex
  const name = /[\w$]+/y
  name.lastIndex = type
  name.test(text)
  const end = typesEnd(text, name.lastIndex)
  const own = /\s*(?:\.\s*[\w$]+\s*)?(?=\()/y
  own.lastIndex = end
  const list = own.test(text) ? { start: own.lastIndex, end: bracketEnd(text, own.lastIndex) } : null
  const constant = found[2] === undefined ? null : type - found[2].length
  return { isExtensionType: found[1] !== undefined, type, end, constant, list }
}

/** Behind the type parameters that begin there. */
function typesEnd(text: string, from: number): number {
  const opening = /\s*</y
  opening.lastIndex = from
  if (!opening.test(text)) return from
  let depth = 1
  for (let at = opening.lastIndex; at < text.length; at += 1) {
    if (text[at] === '<') depth += 1
    else if (text[at] === '>') depth -= 1
    if (depth === 0) return at + 1
  }
  return from
}

/** `{}` for `;`: one character more, which is that of a blank beside it. */
function emptyBody(text: string, end: number): Edit {
  if (/\s/.test(text.charAt(end - 2))) return { at: end - 2, text: '{}' }
  return { at: end - 1, text: /^\s?$/.test(text.charAt(end)) ? '{}' : ';' }
}

/** Parameters without the words that make fields of them. */
function undeclaring(list: string): string {
  return list.replace(/\b(?:var|final)\b(?=\s)/g, blanksFor)
}

/** As many blanks, in as many lines. */
export function blanksFor(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}

function edited(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let at = 0
  for (const edit of edits.toSorted((one, other) => one.at - other.at)) {
    parts.push(text.slice(at, edit.at), edit.text)
    at = edit.at + edit.text.length
  }
  return parts.join('') + text.slice(at)
}
