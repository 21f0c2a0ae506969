import guess from 'launch-editor/guess.js'
import { join } from 'node:path/posix'
import type { OperatingSystem } from './operating-system.ts'
import { OWN_FLUTTER_FOLDERS, UNIX_FILES, UNIX_PATHS } from './unix.ts'
import { LSOF, PS } from './unix-commands.ts'

export const LINUX: OperatingSystem = {
  name: 'linux',
  processes: { ...PS, inFiles: true },
  ports: LSOF,
  paths: UNIX_PATHS,
  files: UNIX_FILES,
  places: {
    browsers: () => [],
    gh: (home) => ['/usr/local/bin', '/usr/bin', '/home/linuxbrew/.linuxbrew/bin', join(home, '.local/bin')],
    ghSettings: (home) => join(home, '.config', 'gh'),
    firebase: (home) => [
      '/usr/local/bin',
      '/usr/bin',
      join(home, '.local/bin'),
      join(home, '.npm-global/bin'),
    ],
    flutter: (home) => [
      join(home, 'snap/flutter/common/flutter'),
      ...OWN_FLUTTER_FOLDERS.map((folder) => join(home, folder)),
      '/opt/flutter',
      '/usr/local/flutter',
    ],
    poetryCache: (home, env) => join(env['XDG_CACHE_HOME'] ?? join(home, '.cache'), 'pypoetry'),
    disks: 'root',
  },
  editors: {
    runningQuestion: { file: 'ps', args: ['x', '--no-heading', '-o', 'comm'] },
    readRunning: (stdout) => guess.getEditorFromLinuxProcesses(stdout),
  },
  opening: { folder: (path) => ({ file: 'xdg-open', args: [path] }), needsDisplay: true },
}

/** Another Unix: no files tell of its processes. */
export const OTHER_UNIX: OperatingSystem = {
  ...LINUX,
  name: 'other',
  processes: { ...PS, inFiles: false },
  opening: { ...LINUX.opening, needsDisplay: false },
}
