import { canOpenBrowser, openPairingLink } from './start/open-browser.ts'
import { type OperatingSystem } from '@mosaygent/helper/operating-system'

/** A link that pairs a dashboard once, and whether that dashboard was ever paired. */
interface PairingLink {
  readonly link: string
  readonly pairedBefore: boolean
}

interface PairingOffer {
  /** The state folder. */
  readonly home: string
  /** False: nothing may be opened. */
  readonly open: boolean
  readonly env: NodeJS.ProcessEnv
  readonly system: OperatingSystem
  readonly log?: (line: string) => void
  readonly opener?: (link: string, home: string) => Promise<void>
}

/**
 * Says how a dashboard comes to a helper that runs alone: no parent names one, a person does, by opening the link. The
 * first time it opens by itself, where there is a display. `pairing`: null while no dashboard is configured.
 */
export async function offerPairing(
  pairing: PairingLink | null,
  { home, open, env, system, log = (line) => console.log(line), opener = openPairingLink }: PairingOffer,
): Promise<void> {
  if (pairing === null) {
    log(
      'Dashboard  the one that `mosaygent start` serves finds this helper; MOSAYGENT_DASHBOARD_URL names another',
    )
    return
  }
  const { link, pairedBefore } = pairing
  log(`Pair  ${link}`)
  if (open && !pairedBefore && canOpenBrowser(env, system)) await opener(link, home)
}
