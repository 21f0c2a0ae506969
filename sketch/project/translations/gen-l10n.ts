import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { isInside } from '../is-inside.ts'
import { yamlValues } from '../yaml-values.ts'
import { readSmallFile } from '../read-small-file.ts'
import { localeOfName, readArb } from './arb-file.ts'
import { toldByCommand } from './gen-l10n-command.ts'
import type { ArbFile } from './arb-file.ts'

/** What `flutter gen-l10n` would write for a package, from its `l10n.yaml`. */
export interface GenL10n {
  /** The class of the texts: `AppLocalizations`. */
  readonly className: string
  /** The file that a package's own imports name, and the same in the folder of the older `package:flutter_gen`. */
  readonly outputs: readonly string[]
  readonly template: string
  /** By locale, those to be preferred first. */
  readonly arbFiles: ReadonlyMap<string, string>
  readonly namedParameters: boolean
  /** Whether `flutter run` writes the outputs anew, whatever stands in them: a reload does, too. */
  readonly isRepeated: boolean
  /** Reads a file of its texts; null for one that is absent or half written. */
  readonly read: (file: string) => ArbFile | null
}

const MAX_BYTES = 20_000
const USUAL_FOLDER = path.join('lib', 'l10n')
const USUAL_TEMPLATE = 'app_en.arb'
/** Where `package:flutter_gen` lies in a package's folder. */
export const FLUTTER_GEN = path.join('.dart_tool', 'flutter_gen')

/**
 * How `flutter gen-l10n` makes a package's texts; null for one without ARB files. One without `l10n.yaml` may have a
 * command that says where they are, or a folder that tells.
 */
export function readGenL10n(directory: string): GenL10n | null {
  const text = readSmallFile(path.join(directory, 'l10n.yaml'), MAX_BYTES)
  const found = madeAsSaid(directory, text === null ? {} : parsed(text), text !== null)
  if (found !== null || text !== null) return found
  const told = toldByCommand(directory) ?? toldByFolder(directory)
  return told === null ? null : madeAsSaid(directory, told, false)
}

function madeAsSaid(directory: string, said: unknown, isRepeated: boolean): GenL10n | null {
  const word = (key: string, usual: string): string => wordOf(said, key, usual)
  const templateName = word('template-arb-file', USUAL_TEMPLATE)
  const arbDirectory = word('arb-dir', USUAL_FOLDER)
  const folder = folderOfTexts(path.resolve(directory, arbDirectory), templateName)
  const template = path.join(folder, templateName)
  const arbFiles = arbFilesIn(directory, folder, template)
  if (arbFiles.size === 0) return null
  const name = word('output-localization-file', 'app_localizations.dart')
  return {
    className: word('output-class', 'AppLocalizations'),
    outputs: [
      path.resolve(directory, word('output-dir', arbDirectory), name),
      path.join(directory, FLUTTER_GEN, 'gen_l10n', name),
    ],
    template,
    arbFiles,
    namedParameters: member(said, 'use-named-parameters') === true,
    isRepeated: isRepeated || saysGenerate(directory),
    read: readArb,
  }
}

/** A folder that is not there is one that an app's own script fills from the one around it, as its build begins. */
function folderOfTexts(folder: string, templateName: string): string {
  const around = path.dirname(folder)
  return !existsSync(folder) && existsSync(path.join(around, templateName)) ? around : folder
}

/** A command that is not among the app's own, of its CI or its reader, names the one within that has the template. */
function toldByFolder(directory: string): Readonly<Record<string, string>> | null {
  const within = foldersIn(path.join(directory, USUAL_FOLDER)).map((name) => path.join(USUAL_FOLDER, name))
  const folder = within.find((each) => existsSync(path.join(directory, each, USUAL_TEMPLATE)))
  return folder === undefined ? null : { 'arb-dir': folder }
}

function foldersIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  } catch {
    return [] // No such folder: the package has no texts of this kind.
  }
}

function saysGenerate(directory: string): boolean {
  const text = readSmallFile(path.join(directory, 'pubspec.yaml'), MAX_BYTES)
  return text !== null && /^\s+generate\s*:\s*true\s*(?:#.*)?$/m.test(text)
}

/**
 * How intl_utils (`lib/src/config/pubspec_config.dart`, `lib/src/generator/generator.dart`), which the Flutter Intl
 * plugin runs, makes a package's texts; null for one that does not use it, or whose file is there.
 */
export function readIntlUtils(directory: string): GenL10n | null {
  const text = readSmallFile(path.join(directory, 'pubspec.yaml'), MAX_BYTES)
  const said = text?.includes('flutter_intl') === true ? member(parsed(text), 'flutter_intl') : undefined
  if (said === undefined || member(said, 'enabled') !== true) return null
  const output = path.resolve(directory, wordOf(said, 'output_dir', 'lib/generated'), 'l10n.dart')
  if (existsSync(output)) return null
  const folder = path.resolve(directory, wordOf(said, 'arb_dir', 'lib/l10n'))
  const template = path.join(folder, `intl_${wordOf(said, 'main_locale', 'en')}.arb`)
  const arbFiles = arbFilesIn(directory, folder, template)
  const className = wordOf(said, 'class_name', 'S')
  return arbFiles.size === 0
    ? null
    : {
        className,
        outputs: [output],
        template,
        arbFiles,
        namedParameters: false,
        isRepeated: false,
        read: readArb,
      }
}

function wordOf(said: unknown, key: string, usual: string): string {
  const value = member(said, key)
  return typeof value === 'string' && value !== '' ? value : usual
}

/** The template's language first, as nothing else says which one a reader of no listed language gets. */
function arbFilesIn(directory: string, folder: string, template: string): Map<string, string> {
  const found = new Map<string, string>()
  try {
    const names = readdirSync(folder).filter(
      (name) => name.endsWith('.arb') && isInside(directory, path.join(folder, name)),
    )
    if (!names.includes(path.basename(template))) return found
    found.set(localeOfName(template) ?? 'en', template)
    for (const name of names.toSorted()) {
      const locale = localeOfName(name)
      if (locale !== null && !found.has(locale)) found.set(locale, path.join(folder, name))
    }
  } catch {
    // No such folder: the package has no texts of this kind.
  }
  return found
}

function parsed(text: string): unknown {
  try {
    return yamlValues(text)
  } catch {
    return {} // No YAML: Flutter refuses it too, and its usual settings are the best guess.
  }
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
