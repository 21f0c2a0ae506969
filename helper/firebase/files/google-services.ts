import * as z from 'zod/mini'
import { parseJson } from '../../state/index.ts'

const Client = z.object({
  client_info: z.object({
    mobilesdk_app_id: z.string(),
    android_client_info: z.optional(z.object({ package_name: z.string() })),
  }),
  api_key: z.optional(z.array(z.object({ current_key: z.string() }))),
})

const GoogleServices = z.object({
  project_info: z.object({
    project_id: z.string(),
    project_number: z.optional(z.string()),
    storage_bucket: z.optional(z.string()),
    firebase_url: z.optional(z.string()),
  }),
  client: z.array(Client),
})

/** The part of a `google-services.json` that says whose it is. */
export interface GoogleServices {
  readonly projectId: string
  readonly apps: readonly { readonly appId: string; readonly packageName: string | null }[]
  /** By the names that a person is shown. */
  readonly values: Readonly<Record<string, string>>
}

/** Null: the text is not such a file. The values are those of the app with that package name. */
export function readGoogleServices(text: string, packageName: string | null): GoogleServices | null {
  const parsed = GoogleServices.safeParse(parseJson(text))
  if (!parsed.success) return null
  const { project_info: info, client } = parsed.data
  const apps = client.map((one) => ({
    appId: one.client_info.mobilesdk_app_id,
    packageName: one.client_info.android_client_info?.package_name ?? null,
  }))
  const index = Math.max(
    0,
    apps.findIndex((app) => app.packageName === packageName),
  )
  const mine = apps[index]
  return {
    projectId: info.project_id,
    apps,
    values: present({
      project_id: info.project_id,
      project_number: info.project_number,
      storage_bucket: info.storage_bucket,
      firebase_url: info.firebase_url,
      package_name: mine?.packageName ?? undefined,
      mobilesdk_app_id: mine?.appId,
      api_key: client[index]?.api_key?.[0]?.current_key,
    }),
  }
}

export function present(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
