import { endOfToken, endOfTrivia, isNamePart } from '../../dart/scan.ts'
import { declares } from './declares.ts'

/** A bracket with what is in it, the body behind an arrow, or the whole file. */
export interface Scope {
  readonly kind: '{' | '(' | '[' | '=>' | 'file'
  readonly parent: Scope | null
  readonly start: number
  end: number
  /** Of a class, an enum, a mixin or an extension: from its keyword to its bracket. */
  readonly header: string | null
  /** The word before it. */
  readonly after: string
  /** The brackets before it, which may name parameters. */
  readonly parameters: Scope | null
}

export interface Declaration {
  readonly name: string
  readonly at: number
  readonly scope: Scope
  /** Where the first name of its declaration stands: `a` of `const a = 1, b = 2;`. */
  readonly first: number
}

export interface Scopes {
  readonly all: readonly Scope[]
  readonly declarations: readonly Declaration[]
}

const NAME = /[A-Za-z_$][\w$]*/y
const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }
const HEADS = new Set(['class', 'enum', 'mixin', 'extension'])

/** The scopes of a file, and what is declared in them, in one pass. @throws NotDartError */
export function readScopes(text: string): Scopes {
  return new Reading(text).all()
}

class Reading {
  readonly #text: string
  readonly #scopes: Scope[] = []
  readonly #declarations: Declaration[] = []
  #top: Scope
  /** The last word, or the last character that is none. */
  #before = ''
  #head: number | null = null
  /** The variables that are being declared, whose list a comma goes on with. */
  #list: { readonly scope: Scope; readonly first: number } | null = null
  #closed: Scope | null = null

  constructor(text: string) {
    this.#text = text
    this.#top = this.#open('file', 0, null)
  }

  all(): Scopes {
    for (let at = endOfTrivia(this.#text, 0); at < this.#text.length;)
      at = endOfTrivia(this.#text, this.#step(at))
    for (const scope of this.#scopes) if (scope.end === -1) scope.end = this.#text.length
    return { all: this.#scopes, declarations: this.#declarations }
  }

  #step(at: number): number {
    const text = this.#text
    NAME.lastIndex = at
    const [word] = NAME.exec(text) ?? []
    const end = endOfToken(text, at)
    // not the `r` of a raw string
    if (word !== undefined && end === at + 1) return this.#word(word, at)
    const sign = text[at] ?? ''
    if (end > at + 1) this.#before = '"'
    else if (text.startsWith('=>', at)) return this.#arrow(at)
    else this.#sign(sign, at)
    return end
  }

  #word(word: string, at: number): number {
    const end = at + word.length
    if (this.#top.kind === 'file' && HEADS.has(word)) this.#head ??= at
    const top = this.#top
    const list = this.#list?.scope === top && this.#before === ',' ? this.#list : null
    const scope =
      list !== null && isNextOf(this.#text, end)
        ? top
        : declares(this.#text, { end, before: this.#before, top })
    if (scope !== null) {
      this.#declarations.push({ name: word, at, scope, first: list?.first ?? at })
      if (list === null && isVariable(this.#text, end)) this.#list = { scope, first: at }
    }
    // of `async` and its like between parameters and body nothing is to be kept
    if (!/^(?:async|sync)$/.test(word)) this.#closed = null
    this.#before = word
    return end
  }

  #arrow(at: number): number {
    this.#top = this.#open('=>', at, this.#closed)
    this.#closed = null
    this.#before = '=>'
    return at + 2
  }

  #sign(sign: string, at: number): void {
    if (sign === '(' || sign === '[' || sign === '{') {
      this.#top = this.#open(sign, at, sign === '{' ? this.#closed : null)
      if (sign === '{') this.#head = null
      this.#closed = null
    } else if (')]}'.includes(sign)) this.#close(sign, at)
    else {
      if (sign === ',' || sign === ';') this.#endArrows(at)
      if (sign === ';') this.#head = null
      if (sign === ';' && this.#list?.scope === this.#top) this.#list = null
      if (sign !== '*') this.#closed = null
    }
    this.#before = sign
  }

  #open(kind: Scope['kind'], start: number, parameters: Scope | null): Scope {
    const header = kind === '{' && this.#head !== null ? this.#text.slice(this.#head, start) : null
    const parent = kind === 'file' ? null : this.#top
    const scope: Scope = { kind, parent, start, end: -1, header, after: this.#before, parameters }
    this.#scopes.push(scope)
    return scope
  }

  #close(sign: string, at: number): void {
    this.#endArrows(at)
    if (CLOSERS[this.#top.kind] !== sign || this.#top.parent === null) return
    this.#top.end = at
    const { after } = this.#top
    this.#closed = sign === ')' && !/^(?:if|while|switch)$/.test(after) ? this.#top : null
    this.#top = this.#top.parent
    // what a loop without a block repeats sees its variable alone
    if (after === 'for' && this.#text[endOfTrivia(this.#text, at + 1)] !== '{')
      this.#top = this.#open('=>', at, this.#closed)
  }

  #endArrows(at: number): void {
    while (this.#top.kind === '=>' && this.#top.parent !== null) {
      this.#top.end = at
      this.#top = this.#top.parent
    }
  }
}

/** Whether what is declared there is a variable, and no function or getter. */
function isVariable(text: string, end: number): boolean {
  const next = endOfTrivia(text, end)
  return text[next] === ',' || (text[next] === '=' && text[next + 1] !== '=' && text[next + 1] !== '>')
}

/** Whether a name behind a comma is another variable of the list. */
const isNextOf = (text: string, end: number) => isVariable(text, end) || text[endOfTrivia(text, end)] === ';'

/** Where a scope has a parameter or the variable of a loop with that name; null: nowhere. */
export function parameterAt(text: string, { parameters }: Scope, name: string): number | null {
  if (parameters === null) return null
  for (let at = parameters.start + 1; at < parameters.end;) {
    NAME.lastIndex = at
    const [word] = NAME.exec(text) ?? []
    if (word === name && !isNamePart(text[at - 1])) {
      const next = endOfTrivia(text, at + word.length)
      if (/^(?:[,)=}\]]|in\b)/.test(text.slice(next, next + 3))) return at
    }
    at = word === undefined ? endOfToken(text, at) : at + word.length
  }
  return null
}
