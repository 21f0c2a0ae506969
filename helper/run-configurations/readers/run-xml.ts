import { splitArguments } from '../../processes/split-arguments.ts'
import { xmlTags } from '../../foreign-files/xml-tags.ts'
import { type FoundConfiguration, type FoundConfigurations, MOST_CONFIGURATIONS } from './found.ts'

/**
 * A shared run configuration of a JetBrains editor: one flat list of options within `configuration`. Tags are read
 * alone, which an entity, a comment or a broken end cannot lead anywhere.
 */
export function readRunXml(text: string): FoundConfigurations {
  // a file has one; another one would be another run
  const [first] = configurationsIn(text)
  if (first === undefined) return { configurations: [], note: 'It holds no run configuration.' }
  const found = toFound(first)
  return found === null
    ? { configurations: [], note: 'It is no Flutter run.' }
    : { configurations: [found], note: null }
}

/** `.idea/workspace.xml`: the configurations that are not shared, among all else that the editor remembers. */
export function readRunWorkspace(text: string): FoundConfigurations {
  const found = configurationsIn(text).flatMap((one) => toFound(one) ?? [])
  return { configurations: found.slice(0, MOST_CONFIGURATIONS), note: null }
}

interface XmlConfiguration {
  readonly attributes: ReadonlyMap<string, string>
  readonly options: Map<string, string>
  env: boolean
}

function configurationsIn(text: string): XmlConfiguration[] {
  const found: XmlConfiguration[] = []
  for (const { name: tag, attributes } of xmlTags(text)) {
    const last = found.at(-1)
    if (tag === 'configuration') found.push({ attributes, options: new Map(), env: false })
    else if (last === undefined) continue
    else if (tag === 'option') {
      const key = attributes.get('name')
      if (key !== undefined) last.options.set(key, attributes.get('value') ?? '')
    } else if (tag === 'env' || tag === 'envs') last.env = true
  }
  return found
}

/** Null: it is no run of a Flutter app, or only the pattern of new ones. */
function toFound({ attributes, options, env }: XmlConfiguration): FoundConfiguration | null {
  if (attributes.get('type') !== 'FlutterRunConfigurationType') return null
  if (attributes.get('default') === 'true') return null
  const flavor = options.get('buildFlavor') ?? ''
  return {
    name: attributes.get('name') ?? 'Flutter',
    program: options.get('filePath') ?? null,
    cwd: null,
    args: [
      ...(flavor === '' ? [] : [`--flavor=${flavor}`]),
      ...splitArguments(options.get('additionalArgs') ?? ''),
    ],
    leftOut: env ? [{ what: 'envs', why: 'Variables of the process do not reach an app in a browser.' }] : [],
  }
}
