import { splitArguments } from '../arguments/split-arguments.ts'
import type { FoundConfigurations } from './found.ts'

/** A tag with its attributes, bounded; what is between tags says nothing in these files. */
const TAG = /<(\/?)(configuration|option|envs|env)\b([^<>]{0,20000})>/g
const ATTRIBUTE = /([\w-]{1,60})="([^"<]{0,20000})"/g

/**
 * A shared run configuration of a JetBrains editor: one flat list of options within `configuration`. Tags are read
 * alone, which an entity, a comment or a broken end cannot lead anywhere.
 */
export function readRunXml(text: string): FoundConfigurations {
  let name: string | null = null
  let flutter = false
  let env = false
  const options = new Map<string, string>()
  for (const [, end, tag, inside = ''] of text.matchAll(TAG)) {
    if (end === '/') continue
    const attributes = attributesOf(inside)
    if (tag === 'configuration') {
      // a file has one; another one would be another run
      if (name !== null) break
      name = attributes.get('name') ?? 'Flutter'
      flutter = attributes.get('type') === 'FlutterRunConfigurationType'
    } else if (tag === 'option') {
      const key = attributes.get('name')
      if (key !== undefined) options.set(key, attributes.get('value') ?? '')
    } else env = true
  }
  if (name === null) return { configurations: [], note: 'It holds no run configuration.' }
  if (!flutter) return { configurations: [], note: 'It is no Flutter run.' }
  const flavor = options.get('buildFlavor') ?? ''
  const configuration = {
    name,
    program: options.get('filePath') ?? null,
    cwd: null,
    args: [
      ...(flavor === '' ? [] : [`--flavor=${flavor}`]),
      ...splitArguments(options.get('additionalArgs') ?? ''),
    ],
    leftOut: env ? [{ what: 'envs', why: 'Variables of the process do not reach an app in a browser.' }] : [],
  }
  return { configurations: [configuration], note: null }
}

function attributesOf(inside: string): Map<string, string> {
  return new Map([...inside.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, plain(value)]))
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(value: string): string {
  return value.replaceAll(/&(#x?[\da-f]{1,6}|\w{2,4});/gi, (whole, entity: string) => {
    if (!entity.startsWith('#')) return NAMED[entity] ?? whole
    const hex = entity.charAt(1).toLowerCase() === 'x'
    const code = Number.parseInt(entity.slice(hex ? 2 : 1), hex ? 16 : 10)
    return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}
