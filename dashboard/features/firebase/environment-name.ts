import type { AppEnvironment } from '@mosaygent/contract'

/** An environment as people read it. */
export const ENVIRONMENT_NAME: Record<AppEnvironment, string> = {
  development: 'Development',
  production: 'Production',
}
