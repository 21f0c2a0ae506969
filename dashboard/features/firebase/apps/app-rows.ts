import type { FirebaseApp, FirebasePlatform, MobilePlatform } from '@mosaygent/contract'

/** What a project has for one platform. */
export interface AppRow {
  readonly platform: FirebasePlatform
  /** Those that fit: of the bundle id, or every web app. */
  readonly fitting: readonly FirebaseApp[]
  /** The package names or bundle ids that there are instead. */
  readonly others: readonly string[]
}

/** Android and iOS by their identifier; a web app has none. */
export function appRows(
  apps: readonly FirebaseApp[],
  identifiers: Record<MobilePlatform, string | null>,
): readonly AppRow[] {
  return (['android', 'ios', 'web'] as const).map((platform) => {
    const all = apps.filter((app) => app.platform === platform)
    const fitting =
      platform === 'web' ? all : all.filter(({ identifier }) => identifier === identifiers[platform])
    const others = all
      .filter((app) => !fitting.includes(app))
      .map(({ identifier, app_id }) => identifier ?? app_id)
    return { platform, fitting, others }
  })
}
