export interface Named {
  /** `other`: nothing that a picture is made of. */
  readonly kind: 'directive' | 'type' | 'extension' | 'function' | 'variable' | 'other'
  /** What it declares; null where only parsing tells. An extension has the name of the type it extends. */
  readonly names: readonly string[] | null
  /** The name that an extension itself has, by which its static members are asked for; absent where it has none. */
  readonly extension?: string
}

/** What stands before the body or the value of a declaration. */
export interface Head {
  readonly text: string
  readonly start: number
  /** Where the round brackets open that stand in no other bracket. */
  readonly groups: readonly number[]
  /** Whether commas follow the value: more variables may be declared behind them. */
  readonly commas: boolean
}

const DIRECTIVE = /^(?:(?:import|export|part)\s*(?:augment\s*)?r?['"]|part\s+of\b|library\b)/
const TYPE =
  /^(?:(?:abstract|sealed|base|interface|final|mixin|augment|macro)\s+)*(?:class|mixin|enum)\s+(?:const\s+)?([\w$]+)/
const EXTENSION = /^(?:augment\s+)?extension\b(?!\s+type\b)[^]*?\bon\s+(?:[\w$]+\s*\.\s*)?([\w$]+)/
const EXTENSION_NAME = /^(?:augment\s+)?extension\s+(?!on\b)([\w$]+)/
const MODIFIERS = /^(?:(?:external|augment|late|final|const|var|static|covariant)\s+)+/
const UNKNOWN: Named = { kind: 'other', names: null }

/** What a declaration declares, as far as its head tells. */
export function namesOf(head: Head): Named {
  const text = head.text.includes('/') ? withoutComments(head.text) : head.text
  if (DIRECTIVE.test(text)) return { kind: 'directive', names: [] }
  const type = TYPE.exec(text)?.[1]
  if (type !== undefined) return { kind: 'type', names: [type] }
  const extended = EXTENSION.exec(text)?.[1]
  if (extended !== undefined) {
    const extension = EXTENSION_NAME.exec(text)?.[1]
    return { kind: 'extension', names: [extended], ...(extension === undefined ? {} : { extension }) }
  }
  if (/^(?:typedef|extension)\s/.test(text)) return { kind: 'other', names: [] }
  return text === head.text ? memberNames(head) : UNKNOWN
}

function memberNames({ text, start, groups, commas }: Head): Named {
  if (groups.length === 1) {
    const before = withoutTypes(text.slice(0, (groups[0] ?? 0) - start)).trim()
    const name = /([\w$]+)$/.exec(before)?.[1]
    if (name === undefined || name === 'Function') return UNKNOWN
    // A setter's name is `name=`, as in Dart itself: its getter has the other.
    return { kind: 'function', names: [/\bset\s+[\w$]+$/.test(before) ? `${name}=` : name] }
  }
  if (groups.length > 1) return UNKNOWN
  const plain = withoutTypes(text.replace(/;$/, '')).replace(MODIFIERS, '').trim()
  const getter = /(?:^|\s)get\s+([\w$]+)(?:\s+(?:async|sync)\*?)?$/.exec(plain)?.[1]
  if (getter !== undefined) return { kind: 'function', names: [getter] }
  const variable = /^(?:[\w$.?\s]*[\s?])?([\w$]+)$/.exec(plain)?.[1]
  return variable === undefined || commas ? UNKNOWN : { kind: 'variable', names: [variable] }
}

/** Type arguments hold commas and names that are none of the declaration's own. */
function withoutTypes(text: string): string {
  let rest = text
  for (let turn = 0; turn < 10 && rest.includes('<'); turn += 1) rest = rest.replace(/<[^<>]*>/g, ' ')
  return rest
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\/|\/\/.*/g, ' ')
}
