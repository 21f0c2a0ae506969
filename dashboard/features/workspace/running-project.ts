import type { PreviewStatus } from '@mosaygent/contract'

/** Which of these directories the running app lies in, the nearest around it; null: none of them, or nothing runs. */
export function runningProject(
  status: PreviewStatus | undefined,
  directories: readonly string[],
): string | null {
  const app = status?.running === true ? status.project : undefined
  if (typeof app !== 'string') return null
  const around = directories.filter((directory) => isAround(directory, app))
  return around.toSorted((a, b) => b.length - a.length)[0] ?? null
}

function isAround(directory: string, app: string): boolean {
  const folder = directory.replace(/[/\\]+$/, '')
  return app === folder || app.startsWith(`${folder}/`) || app.startsWith(`${folder}\\`)
}
