import guess from 'launch-editor/guess.js'
import { join } from 'node:path/posix'
import type { OperatingSystem } from './operating-system.ts'
import { OWN_FLUTTER_FOLDERS, UNIX_FILES, UNIX_PATHS } from './unix.ts'
import { LSOF, PS } from './unix-commands.ts'

const BROWSERS = ['Google Chrome', 'Firefox', 'Microsoft Edge', 'Safari']

export const MACOS: OperatingSystem = {
  name: 'macos',
  processes: { ...PS, inFiles: false },
  ports: LSOF,
  paths: {
    ...UNIX_PATHS,
    // its usual disk takes names for one that differ in case, or in how an accent is put together
    sameForm: (path) => path.normalize('NFC').toLowerCase(),
  },
  files: UNIX_FILES,
  places: {
    browsers: () => BROWSERS.map((name) => `/Applications/${name}.app`),
    gh: (home) => ['/opt/homebrew/bin', '/usr/local/bin', join(home, '.local/bin')],
    ghSettings: (home) => join(home, '.config', 'gh'),
    firebase: (home) => ['/opt/homebrew/bin', '/usr/local/bin', join(home, '.npm-global/bin')],
    flutter: (home) => [
      ...OWN_FLUTTER_FOLDERS.map((folder) => join(home, folder)),
      '/opt/flutter',
      '/usr/local/flutter',
      '/Applications/flutter',
    ],
    poetryCache: (home) => join(home, 'Library', 'Caches', 'pypoetry'),
    disks: 'volumes',
  },
  editors: {
    runningQuestion: { file: 'ps', args: ['x', '-o', 'comm='] },
    readRunning: (stdout) => guess.getEditorFromMacProcesses(stdout),
  },
  opening: { folder: (path) => ({ file: 'open', args: [path] }), needsDisplay: false },
}
