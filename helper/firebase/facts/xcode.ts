import { type OpenStep, parseOpenStep } from './openstep.ts'

export interface XcodeId {
  /** Name of the build configuration: `Debug`, `Release-dev`. */
  readonly variant: string
  /** Null: it is put together from other settings, so it is not known here. */
  readonly id: string | null
}

/** A bundle id with its location in the text, from the first character of the literal to behind the last. */
export interface XcodeSetting extends XcodeId {
  readonly written: string
  readonly from: number
  readonly to: number
}

const SETTING = 'PRODUCT_BUNDLE_IDENTIFIER'
const APPLICATION = 'com.apple.product-type.application'

/** The bundle ids of `project.pbxproj`, one for each build configuration of the app; other targets are left out. */
export function readXcodeIds(source: string): XcodeId[] {
  const objects = objectsOf(source)
  const configurations = runnerConfigurations(objects) ?? allButTests(objects)
  return settingsOf(configurations).map(({ variant, id }) => ({ variant, id }))
}

/** Those of the target Runner, or of the only app there is; null: which target is the app cannot be told. */
export function findXcodeSettings(source: string): XcodeSetting[] | null {
  const configurations = runnerConfigurations(objectsOf(source))
  return configurations === null ? null : settingsOf(configurations)
}

/** The settings of an `.xcconfig` file, in their order: the last one counts. */
export function findXcconfigSettings(source: string, variant: string): XcodeSetting[] {
  return [...source.matchAll(/^(\uFEFF?[ \t]*PRODUCT_BUNDLE_IDENTIFIER[ \t]*=[ \t]*)([^\s/]+)/gm)].map(
    ({ index, 1: before = '', 2: written = '' }) => {
      const from = index + before.length
      return { variant, id: plain(written), written, from, to: from + written.length }
    },
  )
}

/** A setting of an `.xcconfig` file; null: it is not there, or not written as text. */
export function readXcconfigId(source: string): string | null {
  return findXcconfigSettings(source, '').at(-1)?.id ?? null
}

const plain = (text: string) => (text.includes('$') ? null : text)

type Objects = ReadonlyMap<string, OpenStep>
const NOTHING: Objects = new Map()

const entriesOf = (value: OpenStep | undefined): Objects =>
  value?.kind === 'record' ? value.entries : NOTHING
const textOf = (value: OpenStep | undefined) => (value?.kind === 'text' ? value.text : undefined)

function objectsOf(source: string): Objects {
  return entriesOf(entriesOf(parseOpenStep(source) ?? undefined).get('objects'))
}

function runnerConfigurations(objects: Objects): readonly Objects[] | null {
  const apps = [...objects.values()].map(entriesOf).filter((object) => {
    return (
      textOf(object.get('isa')) === 'PBXNativeTarget' && textOf(object.get('productType')) === APPLICATION
    )
  })
  const runner =
    apps.find((app) => textOf(app.get('name')) === 'Runner') ?? (apps.length === 1 ? apps[0] : undefined)
  if (runner === undefined) return null
  const list = entriesOf(objects.get(textOf(runner.get('buildConfigurationList')) ?? ''))
  const ids = list.get('buildConfigurations')
  if (ids?.kind !== 'list') return null
  return ids.items.map((id) => entriesOf(objects.get(textOf(id) ?? '')))
}

function allButTests(objects: Objects): readonly Objects[] {
  return [...objects.values()].map(entriesOf).filter((object) => {
    const settings = entriesOf(object.get('buildSettings'))
    return (
      textOf(object.get('isa')) === 'XCBuildConfiguration' &&
      !settings.has('TEST_HOST') &&
      !settings.has('BUNDLE_LOADER')
    )
  })
}

function settingsOf(configurations: readonly Objects[]): XcodeSetting[] {
  return configurations.flatMap((configuration) => {
    const setting = entriesOf(configuration.get('buildSettings')).get(SETTING)
    const variant = textOf(configuration.get('name'))
    if (setting?.kind !== 'text' || variant === undefined) return []
    const { text, from, to } = setting
    return [{ variant, id: plain(text), written: text, from, to }]
  })
}
