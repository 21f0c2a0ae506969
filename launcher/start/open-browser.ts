import open from 'open'

/** Whether a browser window makes sense here: never in CI, and on Linux only with a display. */
export function canOpenBrowser(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (env['CI']) return false
  return platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
}

/** Opens the user's browser; failing to is worth a line, not an error. */
export async function openBrowser(url: string): Promise<void> {
  try {
    const child = await open(url)
    child.on('error', () => console.log(`No browser could be opened; the address is ${url}`))
  } catch {
    console.log(`No browser could be opened; the address is ${url}`)
  }
}
