import { systemCode } from '@mosaygent/helper/errors'

/** What to say when not even this computer itself can be reached, as in a container without a network; null: it was another failure. */
export function noLoopbackMessage(error: unknown): string | null {
  if (!['ENETUNREACH', 'EADDRNOTAVAIL'].includes(systemCode(error) ?? '')) return null
  return 'This computer cannot reach its own address 127.0.0.1, by which Mosaygent is used: its loopback network is down. Start it (on Linux: ip link set lo up), then try again.'
}
