import { randomUUID } from 'node:crypto'
import { isAbsolute } from 'node:path'
import { MASKED, OWN_CONFIGURATION, type RequestBody } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import type { OwnRunConfiguration, RunChoices } from '../projects/index.ts'
import { maskValue } from '../redaction/index.ts'
import { readArguments } from './arguments/read-arguments.ts'
import type { Configuration } from './model.ts'
import { maskArgument } from './shown.ts'

/** An app that nobody chose anything for. */
export const NO_CHOICES: RunChoices = { own: [], chosen: { development: null, production: null } }

/** One of our own settings as any other. */
export function asConfiguration(own: OwnRunConfiguration): Configuration {
  const { id, name, target, flavor, dart_defines, define_files, args } = own
  const said = readArguments(args)
  return {
    id,
    name,
    source: OWN_CONFIGURATION,
    target: target ?? said.target,
    flavor: flavor ?? said.flavor,
    // what was typed among the arguments as well; the field of its own counts
    defines: { ...said.defines, ...dart_defines },
    defineFiles: [...define_files, ...said.defineFiles],
    args: said.others,
    proposed: false,
    leftOut: said.leftOut,
    problems: said.problems,
  }
}

/** What was sent, with the values that were sent as they were shown put in again from `before`. */
export function readSaved(
  body: RequestBody<'saveRunConfiguration'>,
  before: Configuration | null,
): Outcome<OwnRunConfiguration> {
  const defines = readDefines(body.dart_defines ?? {})
  const empty = Object.keys(defines).find((name) => name.trim() === '' || name.includes('='))
  if (empty !== undefined)
    return refuse('invalid-define-name', 'Invalid dart_defines: each needs a name, without “=” in it')
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(defines)) {
    const old = before === null || !Object.hasOwn(before.defines, name) ? undefined : before.defines[name]
    if (old !== undefined && maskValue(name, old).shown === value) kept[name] = old
    else if (value === MASKED)
      return refuse('define-value-needed', `Invalid dart_defines: ${name} needs a value`)
    else kept[name] = value
  }
  const target = emptyIsNull(body.target)
  if (target !== null && (!target.endsWith('.dart') || isAbsolute(target)))
    return refuse('invalid-entry-point', 'Invalid target: a Dart file is expected, relative to the app')
  return succeed({
    id:
      typeof body.id === 'string' && before?.source === OWN_CONFIGURATION
        ? before.id
        : `${OWN_CONFIGURATION}:${randomUUID()}`,
    name: body.name.trim(),
    target,
    flavor: emptyIsNull(body.flavor),
    dart_defines: kept,
    define_files: (body.define_files ?? []).map((file) => file.trim()).filter((file) => file !== ''),
    args: (body.args ?? []).map((arg) => before?.args.find((old) => maskArgument(old) === arg) ?? arg),
  })
}

/** `NAME=value` of a list as a field of an object; a later one counts. */
function readDefines(
  defines: Readonly<Record<string, string>> | readonly string[],
): Readonly<Record<string, string>> {
  if (!isList(defines)) return defines
  return Object.fromEntries(
    defines.map((define) => {
      const equals = define.indexOf('=')
      return equals === -1 ? ['', define] : [define.slice(0, equals), define.slice(equals + 1)]
    }),
  )
}

const isList = (
  defines: Readonly<Record<string, string>> | readonly string[],
): defines is readonly string[] => Array.isArray(defines)

const emptyIsNull = (text: string | null | undefined) =>
  text === null || text === undefined || text.trim() === '' ? null : text.trim()
