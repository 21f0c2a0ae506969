import type { DeviceRun } from '@mosaygent/contract'
import { useQuery } from '@tanstack/react-query'
import { query, useConnection } from '#helper-client'

/** What runs on a device now; null while it is not known. */
export function useDeviceRun(): DeviceRun | null {
  const { connected } = useConnection()
  return useQuery({ ...query('deviceRun'), enabled: connected }).data ?? null
}
