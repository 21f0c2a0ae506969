import type { HomeHolder } from '@mosaygent/helper'
import { VERSION } from '../version.ts'

/** Says which helper has the folder for settings, since when, and the two ways on. */
export function homeHeldMessage(home: string, { pid, since, version, helperPort }: HomeHolder): string {
  const where = helperPort === 0 ? '' : ` on port ${helperPort}`
  const other = version === VERSION ? '' : ` (version ${version}, this is ${VERSION})`
  const began = new Date(since)
  const time = Number.isNaN(began.getTime()) ? since : began.toLocaleString()
  return (
    `A Mosaygent helper already runs${where}${other} with the same folder for settings, ${home} (process ${pid}, since ${time}).\n` +
    `End it (process ${pid}), or set MOSAYGENT_HOME to another folder and MOSAYGENT_HELPER_PORT and MOSAYGENT_PREVIEW_PORT to other ports to run a second one.`
  )
}
