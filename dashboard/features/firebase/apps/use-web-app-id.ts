import { useDrift } from '../drift/use-drift.ts'

/** The web app that the app's Dart options name; null: none, or not known. */
export function useWebAppId(): string | null {
  const drift = useDrift()
  if (drift.kind !== 'known') return null
  return drift.rows.find(({ fact }) => fact.source === 'dart')?.fact.app_id ?? null
}
