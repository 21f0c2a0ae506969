import path from 'node:path'
import { readSmallFile } from '../read-small-file.ts'

/** Where an app keeps the commands that it is prepared with. */
const FILES = ['Makefile', 'makefile', 'Taskfile.yml', 'Taskfile.yaml', 'justfile', 'melos.yaml']
const MAX_BYTES = 50_000
/** A longer line is none that somebody wrote. */
const COMMAND = /\bgen-l10n\b([^\n]{0,1000})/
const OPTION = /--([a-z][a-z0-9-]*)[= ]["']?([^\s"'=-][^\s"']*)/g

/**
 * What the first `flutter gen-l10n` among an app's own commands is told, under the names that its `l10n.yaml` would have
 * them by; null where there is none that names a folder.
 */
export function toldByCommand(directory: string): Readonly<Record<string, string>> | null {
  for (const file of FILES) {
    const text = readSmallFile(path.join(directory, file), MAX_BYTES)
    const options = text === null ? undefined : COMMAND.exec(text)?.[1]
    const told = new Map(
      [...(options ?? '').matchAll(OPTION)].map(([, name = '', value = '']) => [name, value]),
    )
    if (told.has('arb-dir')) return Object.fromEntries(told)
  }
  return null
}
