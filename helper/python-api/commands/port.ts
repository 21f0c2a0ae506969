import { SERVERS, usualPort } from './server-modules.ts'

interface WithPort {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Variables by which servers are told a port. */
const NAMES = ['UVICORN_PORT', 'FLASK_RUN_PORT', 'GRANIAN_PORT', 'PORT']
const FLAGS = new Set(['--port', '-p'])
const BINDS = new Set(['--bind', '-b'])

/** Where a command has its server answer: by its arguments, its variables, or where that server looks by itself. */
export function portOf({ args, env }: WithPort): number | null {
  const said = args.map((arg, at) => portAt(args, arg, at)).find((port) => port !== null)
  return said ?? NAMES.map((name) => numberOf(env[name])).find((port) => port !== null) ?? usualPort(args)
}

/** The same command on another port: where it is named already, else where the common servers look. */
export function onPort(args: readonly string[], port: number): readonly string[] {
  if (args.some((arg, at) => portAt(args, arg, at) !== null || FLAGS.has(args[at - 1] ?? '')))
    return args.map((arg, at) => replaced(args, arg, at, port))
  if (args.includes('runserver')) return [...args, `127.0.0.1:${port}`]
  if (args.some((arg) => arg === 'gunicorn' || arg === 'hypercorn'))
    return [...args, '--bind', `127.0.0.1:${port}`]
  return args.some((arg) => SERVERS.has(arg) || arg === 'dart_frog')
    ? [...args, '--port', String(port)]
    : args
}

/** The variables that say a port. */
export const portVariables = (port: number): Readonly<Record<string, string>> =>
  Object.fromEntries(NAMES.map((name) => [name, String(port)]))

const ADDRESS = /^((?:[\w.-]{1,100}|\[[\d:a-f]{1,40}\])?:)?(\d{1,5})$/

function portAt(args: readonly string[], arg: string, at: number): number | null {
  const before = args[at - 1] ?? ''
  if (arg.startsWith('--port=')) return numberOf(arg.slice('--port='.length))
  if (FLAGS.has(before) && !args.includes('gunicorn')) return numberOf(arg)
  if (arg.startsWith('--bind=')) return numberOf(ADDRESS.exec(arg.slice('--bind='.length))?.[2])
  if (BINDS.has(before) || isRunserverAddress(args, at)) return numberOf(ADDRESS.exec(arg)?.[2])
  return null
}

function replaced(args: readonly string[], arg: string, at: number, port: number): string {
  const before = args[at - 1] ?? ''
  if (arg.startsWith('--port=')) return `--port=${port}`
  if (FLAGS.has(before)) return String(port)
  const bind = arg.startsWith('--bind=') ? '--bind=' : ''
  if (bind === '' && !BINDS.has(before) && !isRunserverAddress(args, at)) return arg
  return `${bind}${ADDRESS.exec(arg.slice(bind.length))?.[1] ?? ''}${port}`
}

/** Django's address is the first word behind `runserver` that is no option. */
function isRunserverAddress(args: readonly string[], at: number): boolean {
  const begins = args.indexOf('runserver')
  if (begins === -1 || at <= begins) return false
  return args.findIndex((arg, index) => index > begins && ADDRESS.test(arg)) === at
}

export function numberOf(text: string | undefined): number | null {
  const port = Number(text)
  return text !== undefined && text !== '' && Number.isInteger(port) && port >= 1 && port <= 65_535
    ? port
    : null
}
