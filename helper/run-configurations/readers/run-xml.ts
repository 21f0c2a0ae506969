import { splitArguments } from '../../processes/split-arguments.ts'
import { xmlTags } from '../../foreign-files/xml-tags.ts'
import type { FoundConfigurations } from './found.ts'

/**
 * A shared run configuration of a JetBrains editor: one flat list of options within `configuration`. Tags are read
 * alone, which an entity, a comment or a broken end cannot lead anywhere.
 */
export function readRunXml(text: string): FoundConfigurations {
  let name: string | null = null
  let flutter = false
  let env = false
  const options = new Map<string, string>()
  for (const { name: tag, attributes } of xmlTags(text)) {
    if (tag === 'configuration') {
      // a file has one; another one would be another run
      if (name !== null) break
      name = attributes.get('name') ?? 'Flutter'
      flutter = attributes.get('type') === 'FlutterRunConfigurationType'
    } else if (tag === 'option') {
      const key = attributes.get('name')
      if (key !== undefined) options.set(key, attributes.get('value') ?? '')
    } else if (tag === 'env' || tag === 'envs') env = true
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
