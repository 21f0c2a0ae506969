import { HELPER_PORT, PREVIEW_PORT } from '@mosaygent/contract'

export interface HelperAddresses {
  readonly helperUrl: string
  readonly previewUrl: string
}

let addresses: HelperAddresses = {
  helperUrl: `http://127.0.0.1:${HELPER_PORT}`,
  previewUrl: `http://127.0.0.1:${PREVIEW_PORT}`,
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')

/** Says where helper and preview live; called once, before the first call, with the runtime configuration. */
export function configureHelper(next: HelperAddresses): void {
  addresses = { helperUrl: withoutSlash(next.helperUrl), previewUrl: withoutSlash(next.previewUrl) }
}

/** The helper's origin, without a trailing slash. */
export const helperUrl = () => addresses.helperUrl

/** The origin that the preview's frame loads from, without a trailing slash. */
export const previewUrl = () => addresses.previewUrl
