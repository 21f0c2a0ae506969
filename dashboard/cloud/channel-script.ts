/** Served by `mosaygent start`: our stand-in for the message channel that the SDK otherwise loads from Google. */
const CHANNEL_SCRIPT = '/local-sign-in/gapi.js'

/** Loads the stand-in from this page's own origin; rejects when it is not there. */
export function loadChannelScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = CHANNEL_SCRIPT
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${CHANNEL_SCRIPT} could not be loaded`)))
    document.head.append(script)
  })
}
