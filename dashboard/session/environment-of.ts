import type { AppEnvironment } from '@mosaygent/contract'
import { useFirebaseSettings } from './firebase-settings.ts'

/** The environment that a Firebase project is configured for; null: for none, or for both. */
export function useEnvironmentOf(projectId: string | null): AppEnvironment | null {
  const isDevelopment = useFirebaseSettings('development').projectId === projectId
  const isProduction = useFirebaseSettings('production').projectId === projectId
  if (projectId === null || isDevelopment === isProduction) return null
  return isProduction ? 'production' : 'development'
}
