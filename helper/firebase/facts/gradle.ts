/** An application id that the build of the Android app gives. */
export interface GradleId {
  /** Flavour or build type; null: the default configuration. */
  readonly variant: string | null
  /** With the suffix of its flavour or build type. Null: it is computed, so it is not known. */
  readonly id: string | null
}

type Token =
  | { readonly kind: 'word' | 'mark'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string; readonly computed: boolean }

/** Comments, strings, words and single marks: what Groovy and Kotlin have in common. */
const TOKEN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[A-Za-z_]\w*|[^\s]/g

function tokensOf(source: string): Token[] {
  return [...source.matchAll(TOKEN)].flatMap(([text]): Token[] => {
    if (text.startsWith('//') || text.startsWith('/*')) return []
    if (/^["'].*["']$/s.test(text) && text.length > 1)
      return [{ kind: 'text', text: text.slice(1, -1), computed: text.startsWith('"') && text.includes('$') }]
    return [{ kind: /^\w/.test(text) ? 'word' : 'mark', text }]
  })
}

interface Found {
  /** Names of the blocks around it, outermost first. */
  readonly blocks: readonly string[]
  readonly property: string
  readonly value: string | null
}

/**
 * The application ids of `build.gradle` or `build.gradle.kts`: default configuration, flavours, build types. Nothing is
 * run; what is not written as text is not known.
 */
export function readGradleIds(source: string): GradleId[] {
  const found = propertiesOf(tokensOf(source))
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

function propertiesOf(tokens: readonly Token[]): Found[] {
  const found: Found[] = []
  const blocks: string[] = []
  let name = ''
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'mark' && token.text === '{') blocks.push(name)
    else if (token.kind === 'mark' && token.text === '}') blocks.pop()
    else if (token.kind === 'word' && /^applicationId(Suffix)?$/.test(token.text)) {
      const value = tokens.slice(index + 1, index + 3).find(({ text }) => text !== '=' && text !== '(')
      const known = value?.kind === 'text' && !value.computed
      found.push({ blocks: [...blocks], property: token.text, value: known ? value.text : null })
    }
    // `dev {`, `create("dev") {` and `"dev" {` all open a block `dev`
    if (
      token.kind === 'text' ||
      (token.kind === 'word' && !/^(create|register|getByName|named|maybeCreate)$/.test(token.text))
    )
      name = token.text
  }
  return found
}
