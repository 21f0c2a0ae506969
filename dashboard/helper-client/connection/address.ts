import { HELPER_PORT, PREVIEW_PORT } from '@mosaygent/contract'

export interface HelperAddresses {
  /** Of this dashboard, to compare the helper's with; absent: not compared. */
  readonly version?: string
  readonly helperUrl: string
  readonly previewUrl: string
  /** The folder for settings is not the usual one. */
  readonly ownHome?: boolean | undefined
}

let ownVersion: string | null = null
let ownHome = false
let addresses: HelperAddresses = {
  helperUrl: `http://127.0.0.1:${HELPER_PORT}`,
  previewUrl: `http://127.0.0.1:${PREVIEW_PORT}`,
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** Says where helper and preview live; called once, before the first call, with the runtime configuration. */
export function configureHelper(next: HelperAddresses): void {
  ownVersion = next.version ?? null
  ownHome = next.ownHome === true
  addresses = { helperUrl: withoutSlash(next.helperUrl), previewUrl: withoutSlash(next.previewUrl) }
}

/** The helper's origin, without a trailing slash. */
export const helperUrl = () => addresses.helperUrl

/** The origin that the preview's frame loads from, without a trailing slash. */
export const previewUrl = () => addresses.previewUrl

/** This dashboard's version, once it is known. */
export const dashboardVersion = () => ownVersion

/** Whether the folder for settings is another than the usual one, which a helper of its own has to be told. */
export const hasOwnHome = () => ownHome
