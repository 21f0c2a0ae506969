import open from 'open'

/** Whether a browser window makes sense here: never in CI, and on Linux only with a display. */
export function canOpenBrowser(env: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (env['CI']) return false
  return platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY'])
}

/** Opens the user's browser; failing to is worth a line, not an error. */
export async function openBrowser(
  url: string,
  opener: (url: string) => Promise<{ on(event: 'error', hear: () => void): unknown }> = open,
  log: (line: string) => void = (line) => console.log(line),
): Promise<void> {
  const failed = () => log(`No browser could be opened; the address is ${url}`)
  try {
    const child = await opener(url)
    child.on('error', failed)
  } catch {
    failed()
  }
}
