import { readdirSync } from 'node:fs'
import path from 'node:path'
import { readSmallFile } from '../read-small-file.ts'

/** Where an app keeps the commands that it is prepared with. */
const FILES = ['Makefile', 'makefile', 'Taskfile.yml', 'Taskfile.yaml', 'justfile', 'melos.yaml']
const MAX_BYTES = 50_000
/** A longer line is none that somebody wrote. */
const COMMAND = /\bgen-l10n\b([^\n]{0,1000})/
const OPTION = /--([a-z][a-z0-9-]*)[= ]["']?([^\s"'=-][^\s"']*)/g

/** Where it keeps scripts, and more of them than there are. */
const FOLDERS = ['.', 'script', 'scripts', 'tool']
const MAX_SCRIPTS = 50

/**
 * What the first `flutter gen-l10n` among an app's own commands is told, under the names that its `l10n.yaml` would have
 * them by; null where there is none that names a folder.
 */
export function toldByCommand(directory: string): Readonly<Record<string, string>> | null {
  for (const file of FILES) {
    const told = optionsIn(path.join(directory, file), COMMAND)
    if (told?.has('arb-dir') === true) return Object.fromEntries(told)
  }
  return null
}

/** The options of a command among an app's own, its scripts included; `command` finds them behind it. Null: there is none. */
export function toldTo(directory: string, command: RegExp): ReadonlyMap<string, string> | null {
  for (const file of [...FILES, ...FOLDERS.flatMap((folder) => scriptsIn(directory, folder))]) {
    const told = optionsIn(path.join(directory, file), command)
    if (told !== null) return told
  }
  return null
}

function optionsIn(file: string, command: RegExp): ReadonlyMap<string, string> | null {
  const options = command.exec(readSmallFile(file, MAX_BYTES) ?? '')?.[1]
  if (options === undefined) return null
  return new Map([...options.matchAll(OPTION)].map(([, name = '', value = '']) => [name, value]))
}

function scriptsIn(directory: string, folder: string): readonly string[] {
  try {
    const names = readdirSync(path.join(directory, folder)).filter((name) => /\.(sh|bat|ps1)$/.test(name))
    return names
      .toSorted()
      .slice(0, MAX_SCRIPTS)
      .map((name) => path.join(folder, name))
  } catch {
    return [] // No such folder.
  }
}
