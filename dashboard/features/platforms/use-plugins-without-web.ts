import type { PluginWithoutWeb } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { query, useConnection } from '#helper-client'

const NONE: readonly PluginWithoutWeb[] = []

/** The plugins of the app that name no web side; none while it is not known. */
export function usePluginsWithoutWeb(): readonly PluginWithoutWeb[] {
  const { connected } = useConnection()
  return useQuery({ ...query('pluginsWithoutWeb'), enabled: connected }).data?.plugins ?? NONE
}
