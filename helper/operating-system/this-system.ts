import { LINUX, OTHER_UNIX } from './linux.ts'
import { MACOS } from './macos.ts'
import type { OperatingSystem } from './operating-system.ts'
import { WINDOWS } from './windows.ts'

/** By Node's name of it. */
export function systemOf(platform: NodeJS.Platform): OperatingSystem {
  switch (platform) {
    case 'linux':
      return LINUX
    case 'darwin':
      return MACOS
    case 'win32':
      return WINDOWS
    default:
      return OTHER_UNIX
  }
}

/** The one that runs us. The only look at `process.platform`; the linter refuses others. */
export const thisSystem = (): OperatingSystem => systemOf(process.platform)
