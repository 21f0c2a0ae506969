import type { ApiServerStatus } from '@mosaygent/contract'
import { texts } from './texts.ts'

/** Whether there is something to stop rather than to start. */
export const isUp = ({ state }: ApiServerStatus): boolean => state !== 'stopped' && state !== 'crashed'

/** Why the API's server cannot be stopped, or started when it is not up; null: it can. */
export function serverReason(server: ApiServerStatus): string | null {
  if (isUp(server)) return server.started_by === 'elsewhere' ? texts.server.elsewhere : null
  if (server.launch !== undefined) return server.launch.problem
  if (server.uv === null) return texts.server.noUv
  return server.command === null ? texts.server.noCommand : null
}
