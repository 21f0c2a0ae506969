import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isInside } from '../is-inside.ts'
import { readSmallFile } from '../read-small-file.ts'
import { toldTo } from './gen-l10n-command.ts'
import { parsedTexts } from './text-formats.ts'
import type { ArbFile } from './arb-file.ts'
import type { GenL10n } from './gen-l10n.ts'

const MAX_PUBSPEC = 50_000
/** Ten times what the longest have. */
const MAX_BYTES = 4_000_000
const COMMAND = /\bgen_lang:generate\b([^\n]{0,1000})/
const FILE = /^string_(\w+)\.json$/
/** How the keys of a text that counts or chooses end (`extra_json_file_tool.dart`), by the parameter that decides. */
const CASES = [
  [/^(\w+)(?:P(Other)|(Zero|One|Two|Few|Many))$/, 'howMany', 'plural'],
  [/^(\w+)(?:G(Other)|(Male|Female))$/, 'targetGender', 'select'],
] as const

/**
 * How gen_lang (`bin/generate.dart`, `lib/core_18n.dart`) makes a package's texts of `res/string/string_en.json` and its
 * like; null for one that does not take it, or whose file is there. The command alone says where they are.
 */
export function readGenLang(directory: string): GenL10n | null {
  const pubspec = readSmallFile(path.join(directory, 'pubspec.yaml'), MAX_PUBSPEC) ?? ''
  if (!/^ +gen_lang *:/m.test(pubspec)) return null
  const told = toldTo(directory, COMMAND) ?? new Map<string, string>()
  const output = path.resolve(directory, told.get('output-dir') ?? 'lib/generated', 'i18n.dart')
  if (existsSync(output)) return null
  const folder = path.resolve(directory, told.get('source-dir') ?? 'res/string')
  const files = filesIn(directory, folder)
  const usual = told.get('template-locale') ?? 'en'
  const [base] = files.has(usual) ? [usual] : files.keys()
  const template = base === undefined ? undefined : files.get(base)
  if (base === undefined || template === undefined) return null
  const arbFiles = new Map([[base, template], ...files])
  return {
    className: 'S',
    outputs: [output],
    template,
    arbFiles,
    namedParameters: false,
    isRepeated: false,
    read: readStrings,
  }
}

function filesIn(directory: string, folder: string): Map<string, string> {
  const found = new Map<string, string>()
  try {
    for (const name of readdirSync(folder).toSorted()) {
      const [, locale] = FILE.exec(name) ?? []
      const file = path.join(folder, name)
      if (locale !== undefined && isInside(directory, file)) found.set(locale, file)
    }
  } catch {
    // No such folder: the package has no texts of this kind.
  }
  return found
}

/** The texts of one of its files as ARB would have them; null for one that is absent or no JSON. */
function readStrings(file: string): ArbFile | null {
  const text = readSmallFile(file, MAX_BYTES)
  const said = text === null ? null : parsedTexts(text, 'json')
  if (typeof said !== 'object' || said === null) return null
  const messages = new Map<string, string>()
  const choices = new Map<string, { readonly head: string; readonly cases: string[] }>()
  for (const [key, value] of Object.entries(said)) {
    if (typeof value !== 'string') continue
    const chosen = caseOf(key)
    if (chosen === null) {
      messages.set(key, inBraces(value))
      continue
    }
    const choice = choices.get(chosen.name) ?? { head: chosen.head, cases: [] }
    choice.cases.push(`${chosen.word}{${inBraces(value)}}`)
    choices.set(chosen.name, choice)
  }
  for (const [name, { head, cases }] of choices) messages.set(name, `{${head}, ${cases.join(' ')}}`)
  return { file, locale: FILE.exec(path.basename(file))?.[1] ?? 'en', messages, placeholders: new Map() }
}

/** `piecesPOther` is what the text `pieces` says of many; null: the key is a text of its own. */
function caseOf(key: string): { readonly name: string; readonly head: string; readonly word: string } | null {
  for (const [ending, parameter, kind] of CASES) {
    const [, name, other, word = other] = ending.exec(key) ?? []
    if (name !== undefined && word !== undefined)
      return { name, head: `${parameter}, ${kind}`, word: word.toLowerCase() }
  }
  return null
}

/** A text stands in quotes of Dart, with its escapes; `\${name}` is ICU's `{name}`. */
const inBraces = (text: string): string =>
  text
    .replaceAll(/\\(.)/gs, (_, each: string) => (each === 'n' ? '\n' : each))
    .replaceAll(/\$\{(\w+)\}/g, '{$1}')
