import type { RuntimeConfig } from '@mosaygent/contract'
import { createContext, useContext } from 'react'

const Context = createContext<RuntimeConfig | null>(null)

export const RuntimeConfigProvider = Context.Provider

/** The deployment's configuration; there is one wherever the application renders. */
export function useRuntimeConfig(): RuntimeConfig {
  const config = useContext(Context)
  if (config === null) throw new Error('useRuntimeConfig outside of the application')
  return config
}
