/** The operating systems that the steps are written for. */
export type System = 'linux' | 'macos' | 'windows'

export const SYSTEMS: readonly { value: System; label: string }[] = [
  { value: 'linux', label: 'Linux' },
  { value: 'macos', label: 'macOS' },
  { value: 'windows', label: 'Windows' },
]

/** What a person types, and what they do by hand. */
export const COMMANDS: Record<
  System,
  { checksum: string; extract: string; installUv: string; folder: string }
> = {
  linux: {
    checksum: 'sha256sum python-api.zip',
    extract: 'unzip python-api.zip',
    installUv: 'curl -LsSf https://astral.sh/uv/install.sh | sh',
    folder: 'code python-api',
  },
  macos: {
    checksum: 'shasum -a 256 python-api.zip',
    extract: 'unzip python-api.zip',
    installUv: 'curl -LsSf https://astral.sh/uv/install.sh | sh',
    folder: 'code python-api',
  },
  windows: {
    checksum: 'Get-FileHash python-api.zip',
    extract: 'Expand-Archive python-api.zip -DestinationPath .',
    installUv: 'powershell -ExecutionPolicy ByPass -c "irm https://astral.sh/uv/install.ps1 | iex"',
    folder: 'code python-api',
  },
}

/** The system of this browser, for the steps to show first. */
export function systemOf(userAgent: string): System {
  if (/Windows/i.test(userAgent)) return 'windows'
  return /Mac OS|Macintosh/i.test(userAgent) ? 'macos' : 'linux'
}
