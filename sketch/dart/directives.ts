import type { ImportDeclaration, SourceUnit } from '../model/declaration.ts'
import type { Stretch } from './outline.ts'

/** The literal that a directive names a file with; of a configurable import the default one. */
export interface DirectiveUri {
  readonly uri: string
  /** Where the literal stands, its quotes included. */
  readonly start: number
  readonly end: number
}

interface Directive extends DirectiveUri {
  readonly word: string
  /** What follows the literal: `as`, `show`, `hide`. */
  readonly rest: string
}

/** The literals of a file's directives, in their order. */
export function directiveUris(text: string, stretches: readonly Stretch[]): DirectiveUri[] {
  return stretches.flatMap((stretch) => directiveIn(text, stretch) ?? [])
}

export function readDirectives(
  text: string,
  stretches: readonly Stretch[],
): Pick<SourceUnit, 'imports' | 'exports' | 'parts'> {
  const imports: ImportDeclaration[] = []
  const exports: string[] = []
  const parts: string[] = []
  for (const stretch of stretches) {
    const directive = directiveIn(text, stretch)
    if (directive === null) continue
    const { word, uri, rest } = directive
    if (word === 'import') imports.push({ uri, prefix: /\bas\s+([\w$]+)/.exec(rest)?.[1] ?? null })
    else if (word === 'export') exports.push(uri)
    else parts.push(uri)
  }
  return { imports, exports, parts }
}

function directiveIn(text: string, stretch: Stretch): Directive | null {
  const found = /^((import|export|part)\s*)(r?(['"]+)([^'"]*)\4)([^]*)$/.exec(
    text.slice(stretch.start, stretch.end),
  )
  if (found === null) return null
  const [, before = '', word = '', literal = '', , uri = '', rest = ''] = found
  const start = stretch.start + before.length
  return { word, uri, rest, start, end: start + literal.length }
}
