import { splitArguments } from '../../../processes/split-arguments.ts'
import { type FoundApiCommand, plainCommand } from '../found.ts'
import { SERVERS } from '../server-modules.ts'

/** What only a shell understands: nothing here goes through one. */
const SHELL = /[|&;<>`]|\$\(/
/** `$PORT`, `${PORT}`, `${PORT:-8000}` */
const PORT = /\$(?:PORT\b|\{PORT(?::-(\d{1,5}))?\})/g
const USUAL_PORT = '8000'

/** One line of a file that says how a server is started, as a command. */
export function commandOfLine(name: string, line: string): FoundApiCommand | null {
  const filled = line.trim().replaceAll(PORT, (_all, usual: string | undefined) => usual ?? USUAL_PORT)
  // a deployment binds every address of the machine
  return commandOfWords(name, filled.replaceAll('0.0.0.0', '127.0.0.1'), true)
}

/** A line that somebody typed, as it is. */
export function commandOfWords(name: string, filled: string, backslash: boolean): FoundApiCommand | null {
  if (filled === '' || filled.length > 2_000) return null
  if (SHELL.test(filled))
    return {
      ...plainCommand(name, 'program', [filled], 'maybe'),
      problem: 'It needs a shell. Run it in a terminal, or enter its command without one.',
    }
  const words = splitArguments(filled, backslash)
  const env: Record<string, string> = {}
  while (/^[A-Za-z_]\w{0,100}=/.test(words[0] ?? '')) {
    const [word = ''] = words.splice(0, 1)
    const equals = word.indexOf('=')
    env[word.slice(0, equals)] = word.slice(equals + 1)
  }
  const [program = '', ...args] = words
  if (program === '') return null
  const python = /^python(?:3(?:\.\d{1,2})?)?$/.test(program)
  if (python) return { ...plainCommand(name, 'python', args), env }
  const own = SERVERS.has(program) || program === 'celery' || program === 'hatch'
  return { ...plainCommand(name, own ? 'environment' : 'program', words), env }
}
