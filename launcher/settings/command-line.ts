import { parseArgs } from 'node:util'
import { STARTED_BY_PACKAGE } from '@mosaygent/contract'
import { PORT_SETTINGS } from './ports.ts'
import type { PortName } from './ports.ts'

/** What was asked for. `wrong`: nothing we know, and why. */
export type CommandLine =
  | { readonly command: 'start'; readonly open: boolean; readonly ports: PortFlags }
  | {
      readonly command: 'helper'
      readonly open: boolean
      readonly ports: PortFlags
      /** The end of its input ends it: the program that started it is gone. */
      readonly untilInputEnds: boolean
    }
  | { readonly command: 'doctor'; readonly ports: PortFlags }
  /** `config`: the `config.json` of a dashboard that is hosted elsewhere. */
  | { readonly command: 'headers'; readonly config: string }
  | { readonly command: 'help' }
  | { readonly command: 'version' }
  | { readonly command: 'wrong'; readonly message: string }

type PortFlags = Readonly<Partial<Record<PortName, string>>>

const OF_THE_HELPER = `  --helper-port <n>       ${PORT_SETTINGS.helper.usual} unless ${PORT_SETTINGS.helper.variable} says otherwise
  --preview-port <n>      ${PORT_SETTINGS.preview.usual} unless ${PORT_SETTINGS.preview.variable} says otherwise
  --help, --version`

const ENDS = `Ends with 0 when told to end, 1 when it failed, 2 for wrong usage, and 3 when another program has a port or the
folder that it needs.`

const HELP = `Usage: mosaygent [command] [options]

Commands:
  start     serve the dashboard and run the helper, then open the browser (default)
  helper    run the helper alone
  doctor    say which tools are there, and which ports are free
  headers <config.json>
            say what a server that hosts the dashboard has to send with it

Options:
  --no-open               do not open the browser
  --until-input-ends      end the helper when its input ends
  --dashboard-port <n>    ${PORT_SETTINGS.dashboard.usual} unless ${PORT_SETTINGS.dashboard.variable} says otherwise
${OF_THE_HELPER}

${ENDS}

Settings and state lie in one folder: MOSAYGENT_HOME, else the system's usual place (\`mosaygent doctor\` names it).`

const PACKAGE_HELP = `Usage: mosaygent-api [options]

Runs the helper alone. A dashboard that \`npm start\` serves finds it; a hosted one is paired by the link that is printed.

Options:
  --no-open               do not open the pairing link in the browser
${OF_THE_HELPER}

${ENDS}

Settings and state lie in one folder: MOSAYGENT_HOME, else the system's usual place.`

/** What can be said on the command line; whoever has the Python package runs the helper alone. */
export function helpFor(env: NodeJS.ProcessEnv): string {
  return env[STARTED_BY_PACKAGE] === undefined ? HELP : PACKAGE_HELP
}

/** Reads the arguments after the program's name. Never throws. */
export function parseCommandLine(args: readonly string[]): CommandLine {
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'no-open': { type: 'boolean' },
        'until-input-ends': { type: 'boolean' },
        'dashboard-port': { type: 'string' },
        'helper-port': { type: 'string' },
        'preview-port': { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    })
  } catch (error) {
    return {
      command: 'wrong',
      message: firstSentence(error instanceof Error ? error.message : String(error)),
    }
  }
  const { values, positionals } = parsed
  if (values.help) return { command: 'help' }
  if (values.version) return { command: 'version' }
  const [command = 'start', ...rest] = positionals
  if (command === 'headers') return headersLine(rest)
  const [extra] = rest
  if (extra !== undefined) return { command: 'wrong', message: `Unexpected argument "${extra}"` }
  const ports: PortFlags = {
    ...(values['dashboard-port'] === undefined ? {} : { dashboard: values['dashboard-port'] }),
    ...(values['helper-port'] === undefined ? {} : { helper: values['helper-port'] }),
    ...(values['preview-port'] === undefined ? {} : { preview: values['preview-port'] }),
  }
  const open = values['no-open'] !== true
  if (command === 'start') return { command, open, ports }
  if (command === 'helper')
    return { command, open, ports, untilInputEnds: values['until-input-ends'] === true }
  if (command === 'doctor') return { command, ports }
  return { command: 'wrong', message: `Unknown command "${command}"` }
}

/** What follows in Node's message is advice on arguments that begin with a dash, of which there are none here. */
const firstSentence = (message: string) => message.replace(/\. To specify a positional argument.*$/s, '')

function headersLine([config, extra]: readonly string[]): CommandLine {
  if (config === undefined)
    return {
      command: 'wrong',
      message: 'headers needs the config.json that lies beside the hosted dashboard',
    }
  if (extra !== undefined) return { command: 'wrong', message: `Unexpected argument "${extra}"` }
  return { command: 'headers', config }
}
