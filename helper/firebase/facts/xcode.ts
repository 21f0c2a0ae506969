import { parseOpenStep } from 'plist'
import * as z from 'zod/mini'

export interface XcodeId {
  /** Name of the build configuration: `Debug`, `Release-dev`. */
  readonly variant: string
  /** Null: it is put together from other settings, so it is not known here. */
  readonly id: string | null
}

const Project = z.object({ objects: z.record(z.string(), z.unknown()) })
const Configuration = z.object({
  isa: z.literal('XCBuildConfiguration'),
  name: z.string(),
  buildSettings: z.record(z.string(), z.unknown()),
})

/** The bundle ids of `project.pbxproj`, one for each build configuration; those of test bundles are left out. */
export function readXcodeIds(source: string): XcodeId[] {
  const project = Project.safeParse(parseOrNull(source))
  if (!project.success) return []
  return Object.values(project.data.objects).flatMap((object) => {
    const configuration = Configuration.safeParse(object)
    if (!configuration.success) return []
    const { name: variant, buildSettings: settings } = configuration.data
    const id = settings['PRODUCT_BUNDLE_IDENTIFIER']
    const isTest = settings['TEST_HOST'] !== undefined || settings['BUNDLE_LOADER'] !== undefined
    if (typeof id !== 'string' || isTest) return []
    return [{ variant, id: id.includes('$') ? null : id }]
  })
}

/** A setting of an `.xcconfig` file; null: it is not there, or not written as text. */
export function readXcconfigId(source: string): string | null {
  const [, value = ''] = /^\s*PRODUCT_BUNDLE_IDENTIFIER\s*=\s*([^\s/]+)/m.exec(source) ?? []
  return value === '' || value.includes('$') ? null : value
}

function parseOrNull(source: string): unknown {
  try {
    return parseOpenStep(source)
  } catch {
    return null // not a project file is an answer here: nothing is known
  }
}
