import { splitArguments } from '../../processes/split-arguments.ts'
import { type FoundConfiguration, type FoundConfigurations, MOST_CONFIGURATIONS } from './found.ts'

/** Longest line that is looked at. */
const MOST_LETTERS = 4_000

/** Makefile: the targets whose recipe runs the app, where the line says it plainly. */
export function readMakefile(text: string): FoundConfigurations {
  return proposalsOf(text, (line, name) => {
    const target = /^([\w.-]{1,100})[ \t]{0,20}:(?!=)/.exec(line)
    // a recipe is indented, and belongs to the target above it
    return target === null ? (/^\s/.test(line) || line.trim() === '' ? name : null) : (target[1] ?? null)
  })
}

const OF_A_SCRIPT = new Set(['run', 'exec', 'description', 'steps', 'packageFilters', 'env', 'scripts'])

/** Melos, in `melos.yaml` or `pubspec.yaml`: the scripts that run the app, where the line says it plainly. */
export function readMelosScripts(text: string): FoundConfigurations {
  let indent: number | null = null
  return proposalsOf(text, (line, name) => {
    const found = /^([ \t]{0,40})["']?([\w:.-]{1,100})["']?:(?:\s|$)/.exec(line)
    if (found === null) return name
    const [, white = '', key = ''] = found
    if (/^\s{0,40}scripts:/.test(line)) {
      indent = white.length
      return null
    }
    if (indent === null) return null
    if (white.length <= indent) {
      indent = null
      return null
    }
    return OF_A_SCRIPT.has(key) ? name : key
  })
}

/** @param nameAt the name that counts from a line on; null: nothing here is a script. */
function proposalsOf(
  text: string,
  nameAt: (line: string, name: string | null) => string | null,
): FoundConfigurations {
  const configurations: FoundConfiguration[] = []
  let name: string | null = null
  let passed = 0
  let begun = ''
  for (const raw of text.split(/\r?\n/)) {
    const line = begun + raw
    begun = ''
    if (line.length > MOST_LETTERS || configurations.length >= MOST_CONFIGURATIONS) continue
    if (line.endsWith('\\')) {
      begun = `${line.slice(0, -1)} `
      continue
    }
    name = nameAt(line, name)
    if (name === null || !/\bflutter\s{1,20}run\b/.test(line) || line.trim().startsWith('#')) continue
    const found = plainRun(name, line)
    if (found === null) passed += 1
    else configurations.push(found)
  }
  const many = passed === 1 ? '1 line' : `${passed} lines`
  const note = passed === 0 ? null : `${many} with flutter run: variables or other commands in it.`
  return { configurations, note }
}

/** `cd app && fvm flutter run …`; null: it has variables, pipes or other commands, so it is not plain what it runs. */
function plainRun(name: string, line: string): FoundConfiguration | null {
  const found =
    /^(?:[^&]{0,200}?\bcd\s{1,20}([\w./-]{1,200})\s{0,20}&&)?[^&|;$`]{0,100}?\bflutter\s{1,20}run\b([^&|;$`<>#]{0,2000})$/.exec(
      line.trimEnd(),
    )
  if (found === null) return null
  const [, cwd, rest = ''] = found
  // a line of YAML may end with its own quote
  const quotes = rest.split('"').length % 2 === 0 || rest.split("'").length % 2 === 0
  const args = splitArguments(quotes ? rest.trimEnd().replace(/["']$/, '') : rest)
  return { name, program: null, cwd: cwd ?? null, args, leftOut: [] }
}
