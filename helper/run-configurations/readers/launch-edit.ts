import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  modify,
  parseTree,
  type ParseError,
} from 'jsonc-parser'
import * as z from 'zod/mini'

/** A configuration as it is written into `launch.json`. */
export interface LaunchEntry {
  readonly name: string
  readonly configuration: Readonly<Record<string, string | readonly string[]>>
}

export type LaunchChange = 'new-file' | 'added' | 'replaced'
export type LaunchEdit =
  | {
      readonly kind: 'edited'
      readonly text: string
      /** The file is new, or the entry is, or it takes the place of one of its name. */
      readonly change: LaunchChange
    }
  /** `why` as a clause behind the name of the file. */
  | { readonly kind: 'unusable'; readonly why: string }

const Named = z.object({ name: z.string(), type: z.literal('dart') })

/** Adds the configuration, or replaces the Flutter run of the same name. Comments and all else stay as they are. */
export function editLaunchFile(text: string, { name, configuration }: LaunchEntry): LaunchEdit {
  if (text.trim() === '') {
    const whole = { version: '0.2.0', configurations: [{ name, ...configuration }] }
    return { kind: 'edited', text: `${JSON.stringify(whole, null, 2)}\n`, change: 'new-file' }
  }
  const errors: ParseError[] = []
  const root = parseTree(text, errors, { allowTrailingComma: true })
  const [first] = errors
  if (first !== undefined) {
    const line = text.slice(0, first.offset).split('\n').length
    return { kind: 'unusable', why: `it is broken at line ${line}, so nothing was written` }
  }
  if (root?.type !== 'object') return { kind: 'unusable', why: 'it is no JSON object' }
  const list = findNodeAtLocation(root, ['configurations'])
  if (list !== undefined && list.type !== 'array')
    return { kind: 'unusable', why: 'its configurations are no list' }
  const entries = list?.children ?? []
  const same = entries.findIndex((entry) => {
    const found = Named.safeParse(getNodeValue(entry))
    return found.success && found.data.name === name
  })
  const options = { formattingOptions: formatOf(text) }
  if (same === -1) {
    const value = { name, ...configuration }
    // a list that is not there is made with its only entry
    const edits =
      list === undefined
        ? modify(text, ['configurations'], [value], options)
        : modify(text, ['configurations', entries.length], value, { ...options, isArrayInsertion: true })
    return { kind: 'edited', text: applyEdits(text, edits), change: 'added' }
  }
  let edited = text
  for (const [key, value] of Object.entries(configuration))
    edited = applyEdits(edited, modify(edited, ['configurations', same, key], value, options))
  return { kind: 'edited', text: edited, change: 'replaced' }
}

/** As the file is written: its line ends, and what its first indented line begins with. */
function formatOf(text: string) {
  const [, indent = '  '] = /\n([ \t]+)\S/.exec(text) ?? []
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  return indent.startsWith('\t')
    ? { insertSpaces: false, tabSize: 4, eol }
    : { insertSpaces: true, tabSize: Math.min(indent.length, 8), eol }
}
