import { parse } from 'plist'
import * as z from 'zod/mini'
import { present } from './google-services.ts'

const text = z.optional(z.string())
const ServiceInfo = z.object({
  PROJECT_ID: z.string(),
  BUNDLE_ID: z.string(),
  GOOGLE_APP_ID: text,
  API_KEY: text,
  GCM_SENDER_ID: text,
  STORAGE_BUCKET: text,
  DATABASE_URL: text,
})

/** The part of a `GoogleService-Info.plist` that says whose it is. */
export interface ServiceInfo {
  readonly projectId: string
  readonly bundleId: string
  readonly appId: string | null
  readonly values: Readonly<Record<string, string>>
}

/** Null: the text is not such a file. */
export function readServiceInfo(source: string): ServiceInfo | null {
  const parsed = ServiceInfo.safeParse(parseOrNull(source))
  if (!parsed.success) return null
  const { PROJECT_ID: projectId, BUNDLE_ID: bundleId, GOOGLE_APP_ID: appId = null } = parsed.data
  return { projectId, bundleId, appId, values: present(parsed.data) }
}

function parseOrNull(source: string): unknown {
  // the parser writes to the console about what is evidently none
  if (!/<plist[\s>]/.test(source) || !/<\/plist>\s*$/.test(source)) return null
  try {
    return parse(source)
  } catch {
    return null // broken XML is an answer here: it is not such a file
  }
}
