/** Served by `mosaygent start`: our stand-in for the message channel that the SDK otherwise loads from Google. */
const CHANNEL_SCRIPT = '/local-sign-in/gapi.js'

/**
 * Loads the stand-in from this page's own origin; rejects when it is not there. As a module, so that no address is put
 * into a script element, which the policy for trusted types reports.
 */
export async function loadChannelScript(): Promise<void> {
  await import(/* @vite-ignore */ CHANNEL_SCRIPT)
}
