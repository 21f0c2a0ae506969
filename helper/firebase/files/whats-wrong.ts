import * as z from 'zod/mini'
import { parse } from 'plist'
import { parseJson } from '../../state/index.ts'

/** What is wrong with a downloaded file that names no project or no app: one sentence, and what to do. */
export interface Wrong {
  readonly what: string
  readonly remedy: string
}

const AGAIN = 'Try again; if it stays like this, update the Firebase CLI.'
const IN_HALF: Wrong = { what: 'came only in part: its end is missing', remedy: AGAIN }
const NO_PROJECT: Wrong = { what: 'names no project id', remedy: AGAIN }

const WithProject = z.object({ project_info: z.object({ project_id: z.string() }) })
const WithClients = z.object({ client: z.array(z.unknown()).check(z.minLength(1)) })
const WithAppIds = z.object({
  client: z.array(z.object({ client_info: z.object({ mobilesdk_app_id: z.string() }) })),
})

/** Of a `google-services.json` that could not be read as one. */
export function whatsWrongWithServices(text: string): Wrong {
  const data = parseJson(text)
  if (data === undefined) return text.trimStart().startsWith('{') ? IN_HALF : notSuch('JSON')
  if (!WithProject.safeParse(data).success) return NO_PROJECT
  if (!WithClients.safeParse(data).success)
    return {
      what: 'has no client, so it is for no app',
      remedy:
        'Check in the Firebase console that the project has the Android app with this package name, then try again.',
    }
  return WithAppIds.safeParse(data).success
    ? { what: 'has a client that is not as documented', remedy: AGAIN }
    : { what: 'has a client without an app id', remedy: AGAIN }
}

const InfoWithProject = z.object({ PROJECT_ID: z.string() })

/** Of a `GoogleService-Info.plist` that could not be read as one. */
export function whatsWrongWithInfo(text: string): Wrong {
  if (!/<plist[\s>]/.test(text)) return notSuch('a property list')
  if (!/<\/plist>\s*$/.test(text)) return IN_HALF
  try {
    return InfoWithProject.safeParse(parse(text)).success
      ? { what: 'names no bundle id', remedy: AGAIN }
      : NO_PROJECT
  } catch {
    return notSuch('a property list that can be read')
  }
}

const notSuch = (kind: string): Wrong => ({ what: `is not ${kind}`, remedy: AGAIN })
