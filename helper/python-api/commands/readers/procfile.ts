import { type FoundApiCommands, NO_COMMANDS } from '../found.ts'
import { commandOfLine } from './command-line.ts'

/** The process `web` of a `Procfile`; the others are workers. */
export function readProcfile(text: string): FoundApiCommands {
  const line = text.split(/[\r\n]/).find((one) => one.startsWith('web:'))
  const command = line === undefined ? null : commandOfLine('web', line.slice('web:'.length))
  return command === null
    ? { ...NO_COMMANDS, note: 'It has no process web.' }
    : { commands: [command], note: null }
}
