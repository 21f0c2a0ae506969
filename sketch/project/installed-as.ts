import path from 'node:path'
import { readSmallFile } from './read-small-file.ts'

/** What a phone says of an app that is installed there, as its build files have it; null for what they do not say. */
export interface InstalledAs {
  readonly appName: string | null
  readonly packageName: string | null
  readonly version: string
  readonly buildNumber: string
}

/** Larger than what people write there. */
const MAX_BYTES = 200_000
/** Names that a build fills in: `${appName}`, `@string/…` that no file has. */
const FILLED_IN = /[$@]/

/** Reads the files of an app's Android folder, and the version of its pubspec. */
export function readInstalledAs(directory: string): InstalledAs {
  const read = (...names: string[]): string => readSmallFile(path.join(directory, ...names), MAX_BYTES) ?? ''
  const android = path.join('android', 'app')
  const gradle = read(android, 'build.gradle') || read(android, 'build.gradle.kts')
  const [, version = '1.0.0', build = '1'] =
    /^version:[ \t]*["']?([^\s"'+#]{1,60})(?:\+([^\s"'#]{1,60}))?/m.exec(read('pubspec.yaml')) ?? []
  const [, id = null] = /^[ \t]*applicationId(?:[ \t]*=)?[ \t]*["']([\w.]{1,200})["']/m.exec(gradle) ?? []
  const main = path.join(android, 'src', 'main')
  const label = labelIn(read(main, 'AndroidManifest.xml'))
  const named = label?.startsWith('@string/') === true
  const said = named ? textIn(read(main, 'res', 'values', 'strings.xml'), label.slice(8)) : label
  return {
    appName: said === null || FILLED_IN.test(said) ? null : said,
    packageName: id,
    version,
    buildNumber: build,
  }
}

/** The label of the application itself, not of one of its activities. */
function labelIn(manifest: string): string | null {
  const from = manifest.indexOf('<application')
  const tag = from === -1 ? '' : manifest.slice(from, manifest.indexOf('>', from))
  const [, label] = /\sandroid:label[ \t]*=[ \t]*"([^"]{1,200})"/.exec(tag) ?? []
  return label === undefined ? null : plain(label)
}

function textIn(strings: string, name: string): string | null {
  const key = strings.indexOf(`name="${name}"`)
  const from = key === -1 ? -1 : strings.indexOf('>', key)
  return from === -1 ? null : plain(strings.slice(from + 1, strings.indexOf('<', from)).trim())
}

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** As XML and Android's resources escape it. */
const plain = (text: string): string =>
  text
    .replaceAll(/&(\w{2,4});/g, (all, name: string) => ENTITIES.get(name) ?? all)
    .replaceAll(/\\(['"])/g, '$1')
