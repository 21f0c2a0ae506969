import path from 'node:path'
import { readSmallFile } from '../read-small-file.ts'
import { inCase } from './slang-case.ts'
import { csvRows, parsedTexts } from './text-formats.ts'
import { NAME, type Slang } from './slang-config.ts'

/** Ten times what the longest have. */
const MAX_BYTES = 4_000_000
const MAX_DEPTH = 20
const CASES = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

type Texts = Readonly<Record<string, unknown>>

/** What gives a text of these files with its place: `$placed('Hi', $f0, [...$keys, 'title'])`. */
export const PLACED = String.raw`$placed`

/** What the class of a language's texts says of itself; with it they are found by their keys, too: `t['home.title']`. */
export const META = String.raw`$meta`

/** The file of a language: `strings_de.g.dart` beside `strings.g.dart`, read when its texts are asked for. */
export function slangFile({ output }: Slang, tag: string): string {
  return output.replace(/(\.g)?\.dart$/, (ending) => `_${tag.replaceAll('-', '_')}${ending}`)
}

/** The texts of another language than the base one. */
export function slangLocaleSource(slang: Slang, tag: string): string {
  const [base = ''] = slang.locales.keys()
  const sources = [sourcesOf(slang, tag), sourcesOf(slang, base)]
  const [own = {}, usual = {}] = sources.map(textsOf)
  const made = { count: 0, sources: sources.flat() }
  const classes = classesOf(slang, classOf(slang, tag), below(own, usual), slang.className, made)
  return `import '${path.basename(slang.output)}';\n${fileNames(made.sources)}\n${classes.join('\n')}\n`
}

/** The Dart that slang would write for a package, as far as a picture needs it: the base language's texts, and the list. */
export function slangSource(slang: Slang): string {
  const { className, enumName, translateVar } = slang
  const tags = [...slang.locales.keys()]
  const constants = tags.map((tag) => {
    const [language = tag, ...more] = tag.split('-')
    const country = more.find((each) => /^([A-Z]{2}|\d{3})$/.test(each))
    return `${idOf(tag)}(languageCode: '${language}'${country === undefined ? '' : `, countryCode: '${country}'`})`
  })
  const [base = '', ...others] = tags
  const built = others.map(
    (tag) => `case ${enumName}.${idOf(tag)}: return l_${idOf(tag)}.${classOf(slang, tag)}();`,
  )
  const sources = sourcesOf(slang, base)
  const made = { count: 0, sources }
  const imports = others.map((tag) => `import '${path.basename(slangFile(slang, tag))}' as l_${idOf(tag)};`)
  return `import 'package:flutter/widgets.dart';
import 'package:slang_flutter/slang_flutter.dart';
${imports.join('\n')}
enum ${enumName} with BaseAppLocale<${enumName}, ${className}> {
  ${constants.join(', ')};
  const ${enumName}({required this.languageCode, this.countryCode});
  final String languageCode;
  final String? countryCode;
  Locale get flutterLocale => Locale(languageCode, countryCode);
  ${className} buildSync() { switch (this) { ${built.join(' ')} default: return ${className}(); } }
  Future<${className}> build() => buildSync();
  ${className} get translations => buildSync();
}
${className} get ${translateVar} => LocaleSettings.instance.currentTranslations;
extension BuildContextTranslationsExtension on BuildContext { ${className} get ${translateVar} => ${className}.of(this); }
class TranslationProvider extends BaseTranslationProvider<${enumName}, ${className}> {
  TranslationProvider({required super.child}) : super(settings: LocaleSettings.instance);
}
class LocaleSettings extends BaseFlutterLocaleSettings<${enumName}, ${className}> {
  LocaleSettings._();
  static final instance = LocaleSettings._();
}
class AppLocaleUtils extends BaseAppLocaleUtils<${enumName}, ${className}> {
  AppLocaleUtils._();
  static final instance = AppLocaleUtils._();
  static List<Locale> get supportedLocales => instance.supportedLocales;
  static ${enumName} findDeviceLocale() => instance.findDeviceLocale();
  static ${enumName} parse(String rawLocale) => instance.parse(rawLocale);
}
${fileNames(sources)}
${classesOf(slang, className, textsOf(sources), null, made).join('\n')}
`
}

const idOf = (tag: string): string =>
  tag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(is|in|as|do|if)$/, '$1_')

const classOf = ({ className }: Slang, tag: string): string =>
  className + idOf(tag).replace(/^\w/, (letter) => letter.toUpperCase())

/** One file of a language. */
interface Source {
  readonly file: string
  readonly namespace: string | null
  readonly texts: Texts
}

function sourcesOf(slang: Slang, tag: string): Source[] {
  return (slang.locales.get(tag) ?? []).map(({ namespace, file }) => {
    const text = readSmallFile(file, MAX_BYTES)
    return { file, namespace, texts: text === null ? {} : textsIn(text, path.extname(file).slice(1)) }
  })
}

function textsOf(sources: readonly Source[]): Texts {
  return Object.fromEntries(
    sources.flatMap(({ namespace, texts }): [string, unknown][] =>
      namespace === null ? Object.entries(texts) : [[namespace, texts]],
    ),
  )
}

/** The file of a text, of the language first, then of the base one; null: it stands in none. */
function fileOf(sources: readonly Source[], key: readonly string[]): number | null {
  for (const [index, { namespace, texts }] of sources.entries()) {
    if (namespace !== null && key[0] !== namespace) continue
    const inFile = namespace === null ? key : key.slice(1)
    const value = inFile.reduce<unknown>(
      (above, name) => (isTexts(above) ? ownText(above, name) : null),
      texts,
    )
    if (typeof value === 'string') return index
  }
  return null
}

/** `$f0` and so on: the files by which the texts below say where they stand. */
function fileNames(sources: readonly Source[]): string {
  return sources.map(({ file }, index) => `const $f${index} = ${quoted(file)};`).join('\n')
}

function textsIn(text: string, ending: string): Texts {
  if (ending === 'csv') return Object.fromEntries(csvRows(text).map(([key = '', value = '']) => [key, value]))
  const value = parsedTexts(text, ending === 'json' || ending === 'arb' ? 'json' : 'yaml')
  return isTexts(value) ? value : {}
}

function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text or texts of a key, which may be the name of what every object has: `constructor`. */
const ownText = (texts: Texts, key: string): unknown => (Object.hasOwn(texts, key) ? texts[key] : undefined)

/** What a language lacks is the base language's. */
function below(texts: Texts, base: Texts, depth = 0): Texts {
  const merged = Object.entries(base).map(([key, usual]): [string, unknown] => {
    const own = ownText(texts, key)
    const inner = isTexts(own) && isTexts(usual) && depth < MAX_DEPTH ? below(own, usual, depth + 1) : own
    return [key, inner ?? usual]
  })
  return { ...texts, ...Object.fromEntries(merged) }
}

/** A class for each map, that of the whole first. */
function classesOf(
  slang: Slang,
  name: string,
  texts: Texts,
  above: string | null,
  made: { count: number; readonly sources: readonly Source[] },
  keys: readonly string[] = [],
  parent = '',
): string[] {
  const inner: string[] = []
  const depth = keys.length
  const nested = (value: Texts, key: string): string => {
    // by number: a name made of all keys above it would be written for each of its texts
    made.count += 1
    const type = `_${slang.className}${made.count}`
    if (depth < MAX_DEPTH) inner.push(...classesOf(slang, type, value, null, made, [...keys, key], name))
    return `${type}()`
  }
  const members = Object.entries(texts).flatMap(([key, value]) => {
    const file = typeof value === 'string' ? fileOf(made.sources, [...keys, key]) : null
    return memberOf(slang, key, value, (inside) => nested(inside, key), file) ?? []
  })
  const of =
    depth === 0 && above === null
      ? [
          `static ${name} of(BuildContext context) => InheritedLocaleData.of<${slang.enumName}, ${name}>(context).translations;`,
        ]
      : []
  const meta = depth === 0 ? [`final ${META} = null;`] : []
  const head = above === null ? '' : ` implements ${above}`
  // a namespace is a file of its own, and no key in it
  const isFile = depth === 1 && made.sources.some(({ namespace }) => namespace === keys[0])
  const [key] = keys.slice(-1)
  const kept = depth === 0 || isFile ? '' : `...${parent}.$keys, ${quoted(key ?? '')}`
  return [
    `class ${name}${head} { ${name}(); static List get $keys => [${kept}]; ${[...of, ...meta, ...members].join('\n')} }`,
    ...inner,
  ]
}

/** A getter; a method where the text has parameters, counts, or has a choice. */
function memberOf(
  slang: Slang,
  written: string,
  value: unknown,
  nested: (value: Texts) => string,
  file: number | null,
): string | null {
  const [, plain = written, told = ''] = /^([^(]*)(?:\((.*)\))?$/s.exec(written) ?? []
  const key = inCase(plain, slang.keyCase)
  if (!NAME.test(key)) return null
  if (isTexts(value)) {
    const names = Object.keys(value)
    const counts =
      /plural|cardinal|ordinal/.test(told) ||
      (names.includes('other') && names.every((each) => CASES.has(each)))
    if (counts) return counted(slang, key, value, /param=(\w+)/.exec(told)?.[1] ?? 'n')
    if (told.includes('context='))
      return `String ${key}({required context}) => ${valueOf(slang, Object.values(value)[0], nested)};`
    if (told.includes('map')) return `Map<String, dynamic> get ${key} => ${mapOf(slang, value, nested)};`
    return `get ${key} => ${nested(value)};`
  }
  if (typeof value !== 'string') return `get ${key} => ${valueOf(slang, value, nested)};`
  const { text, parameters } = interpolated(slang, value)
  const placed = file === null ? text : `${PLACED}(${text}, $f${file}, [...$keys, ${quoted(written)}])`
  const made = told.includes('rich') ? `TextSpan(text: ${placed})` : placed
  if (parameters.length === 0 && !told.includes('rich')) return `String get ${key} => ${made};`
  const listed = parameters.map((each) => `required ${each}`).join(', ')
  return `${told.includes('rich') ? 'TextSpan' : 'String'} ${key}(${listed === '' ? '' : `{${listed}}`}) => ${made};`
}

function counted(slang: Slang, key: string, cases: Texts, count: string): string {
  const read = Object.entries(cases).map(([name, value]) => {
    const { text, parameters } = interpolated(slang, typeof value === 'string' ? value : '')
    return { name, text, parameters }
  })
  const parameters = [...new Set([count, ...read.flatMap((each) => each.parameters)])]
  const of = (name: string): string | undefined => read.find((each) => each.name === name)?.text
  const other = of('other') ?? of('many') ?? "''"
  const exact = [['zero', 0] as const, ['one', 1] as const, ['two', 2] as const].flatMap(([name, number]) => {
    const text = of(name)
    return text === undefined ? [] : [`${count} == ${number} ? ${text} : `]
  })
  return `String ${key}({${parameters.map((each) => `required ${each}`).join(', ')}}) => ${exact.join('')}${other};`
}

function valueOf(slang: Slang, value: unknown, nested: (value: Texts) => string): string {
  if (Array.isArray(value)) {
    return `[${value.map((each) => valueOf(slang, each, nested)).join(', ')}]`
  }
  if (isTexts(value)) return nested(value)
  return interpolated(slang, typeof value === 'string' ? value : JSON.stringify(value ?? '')).text
}

function mapOf(slang: Slang, value: Texts, nested: (value: Texts) => string): string {
  const pairs = Object.entries(value).map(
    ([name, each]) => `${quoted(name)}: ${valueOf(slang, each, nested)}`,
  )
  return `{${pairs.join(', ')}}`
}

/** How each style writes a parameter (`utils/string_interpolation_extensions.dart`), and links: `@:home.title`. */
const STYLES = {
  dart: /(?<!\\)\$(?:\{([^{}]*)\}|([A-Za-z_]\w*))/g,
  braces: /(?<!\\)\{([^{}]*)\}/g,
  double_braces: /(?<!\\)\{\{([^{}]*)\}\}/g,
} as const
const LINK = /@:\{?([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)\}?/g

/** The text as a literal of Dart, and its parameters; a type behind a colon is left out. */
function interpolated(
  slang: Slang,
  text: string,
): { readonly text: string; readonly parameters: readonly string[] } {
  const parameters = new Set<string>()
  const parts: string[] = []
  let at = 0
  for (const match of text.matchAll(STYLES[slang.interpolation])) {
    const name = (match[1] ?? match[2] ?? '').replace(/[:(].*$/s, '').trim()
    if (!NAME.test(name)) continue
    parts.push(linked(slang, text.slice(at, match.index)), `\${${name}}`)
    parameters.add(name)
    at = match.index + match[0].length
  }
  parts.push(linked(slang, text.slice(at)))
  return { text: `'${parts.join('')}'`, parameters: [...parameters] }
}

function linked(slang: Slang, text: string): string {
  return text
    .split(LINK)
    .map((part, index) => (index % 2 === 1 ? `\${${slang.translateVar}.${part}}` : escaped(part)))
    .join('')
}

const quoted = (text: string): string => `'${escaped(text)}'`

function escaped(text: string): string {
  return text
    .replaceAll(/\\(?=[${}])/g, '')
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('$', String.raw`\$`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll('\r', '')
}
