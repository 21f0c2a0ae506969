import { AppEnvironment, DEFAULT_ENVIRONMENT } from '@mosaygent/contract'
import { readItem, writeItem } from './browser-storage.ts'
import { ENVIRONMENT_KEY } from './storage-keys.ts'
import { useStoredItem } from './use-stored-item.ts'

/** The selected environment; nothing or nonsense stored means development. */
export function readEnvironment(): AppEnvironment {
  return parseEnvironment(readItem(ENVIRONMENT_KEY))
}

/** The selected environment and the way to select the other one. */
export function useEnvironment(): [AppEnvironment, (environment: AppEnvironment) => void] {
  return [parseEnvironment(useStoredItem(ENVIRONMENT_KEY)), writeEnvironment]
}

function parseEnvironment(text: string | null): AppEnvironment {
  const parsed = AppEnvironment.safeParse(text)
  return parsed.success ? parsed.data : DEFAULT_ENVIRONMENT
}

function writeEnvironment(environment: AppEnvironment): void {
  writeItem(ENVIRONMENT_KEY, environment)
}
