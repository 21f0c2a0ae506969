import { splitArguments } from '../../../processes/split-arguments.ts'
import { xmlTags } from '../../../foreign-files/xml-tags.ts'
import { type FoundApiCommand, type FoundApiCommands, NO_COMMANDS, plainCommand } from '../found.ts'
import { SERVERS } from '../server-modules.ts'

/** What is read of a run file of a JetBrains editor: its one configuration, flat. */
interface RunFile {
  readonly name: string
  readonly type: string
  /** Of the configuration's own tag, of `option` by name, and of other tags with a `value` by their name. */
  readonly values: ReadonlyMap<string, string>
  readonly env: Readonly<Record<string, string>>
}

/** A shared run configuration of PyCharm, IntelliJ, WebStorm or GoLand that starts a server. */
export function readApiRunXml(text: string): FoundApiCommands {
  const file = readRunFile(text)
  if (file === null) return { ...NO_COMMANDS, note: 'It holds no run configuration.' }
  const command = toCommand(file)
  return command === null ? NO_COMMANDS : { commands: [command], note: null }
}

function readRunFile(text: string): RunFile | null {
  let found: Pick<RunFile, 'name' | 'type'> | null = null
  const values = new Map<string, string>()
  const env: Record<string, string> = {}
  for (const { name: tag, attributes } of xmlTags(text)) {
    const name = attributes.get('name')
    const value = attributes.get('value')
    if (tag === 'configuration') {
      // a file has one; another one would be another run
      if (found !== null) break
      found = { name: name ?? 'Run', type: attributes.get('type') ?? '' }
      for (const [key, own] of attributes) values.set(key, own)
    } else if (tag === 'env') {
      if (name !== undefined && value !== undefined) env[name] = value
    } else if (tag === 'option') {
      if (name !== undefined && value !== undefined) values.set(name, value)
    } else if (value !== undefined && !values.has(tag)) values.set(tag, value)
  }
  return found === null ? null : { ...found, values, env }
}

function toCommand(file: RunFile): FoundApiCommand | null {
  const command = byType(file)
  if (command === null) return null
  const of = (key: string) => valueOf(file, key)
  const cwd = of('WORKING_DIRECTORY') ?? of('working_directory') ?? of('working-dir')
  const envFiles = splitList(of('ENV_FILES'))
  return { ...command, cwd: cwd ?? command.cwd, env: file.env, envFiles }
}

const valueOf = ({ values }: RunFile, key: string): string | null => {
  const value = values.get(key)
  return value === undefined || value === '' ? null : value
}

const splitList = (text: string | null) => (text === null ? [] : text.split(';').filter((one) => one !== ''))

function byType(file: RunFile): FoundApiCommand | null {
  const of = (key: string) => valueOf(file, key)
  const words = (key: string) => splitArguments(of(key) ?? '')
  const python = (likely: FoundApiCommand['likely'], ...args: string[]) =>
    plainCommand(file.name, 'python', args, likely)
  switch (file.type) {
    case 'PythonConfigurationType': {
      const script = of('SCRIPT_NAME')
      if (script === null) return null
      if (of('MODULE_MODE') !== 'true') return python('maybe', script, ...words('PARAMETERS'))
      return python(SERVERS.has(script) ? 'server' : 'maybe', '-m', script, ...words('PARAMETERS'))
    }
    case 'Python.DjangoServer': {
      const address = `${of('host') ?? '127.0.0.1'}:${of('port') ?? '8000'}`
      return python('server', 'manage.py', 'runserver', address, ...words('additionalOptions'))
    }
    case 'Python.FlaskServer': {
      const target = of('target')
      if (target === null) return null
      const debug = of('flaskDebug') === 'true' ? ['--debug'] : []
      const app = of('application') === null ? target : `${target}:${of('application')}`
      return python('server', '-m', 'flask', '--app', app, ...debug, 'run', ...words('additionalOptions'))
    }
    case 'Python.FastAPI': {
      const target = of('file') ?? of('target') ?? of('SCRIPT_NAME')
      if (target === null) return null
      const options = [...words('additionalOptions'), ...words('uvicornOptions'), ...words('PARAMETERS')]
      // the editor names a file, which FastAPI's own command takes
      return python('server', '-m', 'fastapi', 'dev', target, ...options)
    }
    case 'js.build_tools.npm': {
      const run = of('command') ?? 'run'
      const script = run === 'run' ? of('script') : run
      if (script === null || ['install', 'ci', 'test', 'build'].includes(script)) return null
      const folder = of('package-json')?.replace(/\/package\.json$/, '') ?? null
      const more = words('arguments')
      const args = ['run', script, ...(more.length === 0 ? [] : ['--', ...more])]
      return { ...plainCommand(file.name, 'program', ['npm', ...args], 'maybe'), cwd: folder }
    }
    case 'NodeJSConfigurationType': {
      const script = of('path-to-js-file')
      if (script === null) return null
      const args = [...words('node-parameters'), script, ...words('application-parameters')]
      return plainCommand(file.name, 'program', ['node', ...args], 'maybe')
    }
    case 'GoApplicationRunConfiguration': {
      const directory = of('kind') === 'DIRECTORY' ? of('directory') : of('package')
      if (directory === null) return null
      return plainCommand(file.name, 'program', ['go', 'run', directory, ...words('parameters')], 'maybe')
    }
    default:
      return null
  }
}
