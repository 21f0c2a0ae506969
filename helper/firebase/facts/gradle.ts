/** An application id that the build of the Android app gives. */
export interface GradleId {
  /** Flavour or build type; null: the default configuration. */
  readonly variant: string | null
  /** With the suffix of its flavour or build type. Null: it is computed, so it is not known. */
  readonly id: string | null
}

type Token = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'word' | 'mark'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly computed: boolean }
)

/** Words, single marks, and where comments and strings begin: what Groovy and Kotlin have in common. */
const TOKEN = /\/\/[^\n]*|\/\*|"""|'''|["']|[A-Za-z_]\w*|[^\s]/g
/** The rest of a string of one line, by its mark. */
const REST = { '"': /(?:\\.|[^"\\])*"/sy, "'": /(?:\\.|[^'\\])*'/sy }
/** No build file has so many blocks in one another. */
const DEEPEST = 100

function tokensOf(source: string): Token[] {
  const tokens: Token[] = []
  const endOf = createEndFinder(source)
  const scan = new RegExp(TOKEN)
  for (let match = scan.exec(source); match !== null; match = scan.exec(source)) {
    const { 0: begins, index: from } = match
    if (begins.startsWith('//')) continue
    const end = endOf(begins, from)
    if (end !== null) {
      scan.lastIndex = end
      if (begins === '/*') continue
      const text = source.slice(from, end)
      // what takes several lines is never an id
      const computed = /^("""|''')/.test(text) || (text.startsWith('"') && text.includes('$'))
      tokens.push({ kind: 'text', text: text.slice(1, -1), computed, from, to: end })
      continue
    }
    const text = /^\w/.test(begins) ? begins : begins.charAt(0)
    scan.lastIndex = from + text.length
    tokens.push({ kind: /^\w/.test(text) ? 'word' : 'mark', text, from, to: from + text.length })
  }
  return tokens
}

/**
 * Finds the end of the comment or string that begins in a way; null: none does, or it has no end. Where one of a kind
 * has none, no later one has, so that is looked for once: the file may be made of beginnings alone.
 */
function createEndFinder(source: string) {
  const endless = new Set<string>()
  const find = (begins: string, from: number): number | null => {
    const inner = from + begins.length
    if (begins === '"' || begins === "'") {
      const rest = REST[begins]
      rest.lastIndex = inner
      return rest.test(source) ? rest.lastIndex : null
    }
    const close = begins === '/*' ? '*/' : begins
    const at = source.indexOf(close, inner)
    return at === -1 ? null : at + close.length
  }
  const endOf = (begins: string, from: number): number | null => {
    if (!/^(\/\*|["'])/.test(begins)) return null
    const end = endless.has(begins) ? null : find(begins, from)
    if (end !== null) return end
    endless.add(begins)
    // three marks that no three others close are an empty string and one more
    return begins.length === 3 ? endOf(begins.charAt(0), from) : null
  }
  return endOf
}

/** One assignment of `applicationId` or `applicationIdSuffix`. */
export interface GradleSetting {
  /** Names of the blocks around it, outermost first. */
  readonly blocks: readonly string[]
  readonly property: 'applicationId' | 'applicationIdSuffix'
  /** Null: it is computed. */
  readonly value: string | null
  /** Where its literal is, quotation marks included. */
  readonly from: number
  readonly to: number
}

/**
 * The application ids of `build.gradle` or `build.gradle.kts`: default configuration, flavours, build types. Nothing is
 * run; what is not written as text is not known.
 */
export function readGradleIds(source: string): GradleId[] {
  const found = findGradleSettings(source)
  const base = found.find(
    ({ blocks, property }) => blocks.at(-1) === 'defaultConfig' && property === 'applicationId',
  )
  const ids: GradleId[] = base === undefined ? [] : [{ variant: null, id: base.value }]
  for (const { blocks, property, value } of found) {
    const variant = blocks.at(-1)
    const group = blocks.at(-2)
    if (variant === undefined || (group !== 'productFlavors' && group !== 'buildTypes')) continue
    if (property === 'applicationId') ids.push({ variant, id: value })
    else ids.push({ variant, id: base?.value && value !== null ? base.value + value : null })
  }
  return ids
}

/** Every assignment of an application id or a suffix of one, whichever of both languages it is. */
export function findGradleSettings(source: string): GradleSetting[] {
  const tokens = tokensOf(source)
  const found: GradleSetting[] = []
  const blocks: string[] = []
  let name = ''
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'mark' && token.text === '{') {
      if (blocks.length === DEEPEST)
        throw new RangeError('more blocks in one another than any build file has')
      blocks.push(name)
    } else if (token.kind === 'mark' && token.text === '}') blocks.pop()
    else if (token.kind === 'word' && isProperty(token.text))
      found.push({ blocks: [...blocks], property: token.text, ...valueAt(tokens, index + 1) })
    // `dev {`, `create("dev") {` and `"dev" {` all open a block `dev`
    if (
      token.kind === 'text' ||
      (token.kind === 'word' && !/^(create|register|getByName|named|maybeCreate)$/.test(token.text))
    )
      name = token.text
  }
  return found
}

const isProperty = (word: string): word is GradleSetting['property'] =>
  word === 'applicationId' || word === 'applicationIdSuffix'

/** The value of a setting: a literal, and nothing that goes on with it. */
function valueAt(tokens: readonly Token[], start: number): Pick<GradleSetting, 'value' | 'from' | 'to'> {
  const at = tokens[start]?.text === '=' || tokens[start]?.text === '(' ? start + 1 : start
  const token = tokens[at]
  const next = tokens[at + 1]
  const goesOn = next?.kind === 'mark' && '+-.?[:*%'.includes(next.text)
  const known = token?.kind === 'text' && !token.computed && !goesOn
  return { value: known ? token.text : null, from: token?.from ?? 0, to: token?.to ?? 0 }
}
