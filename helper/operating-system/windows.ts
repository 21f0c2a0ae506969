import guess from 'launch-editor/guess.js'
import { win32 } from 'node:path'
import { join } from 'node:path/win32'
import { FOLDER, type OperatingSystem } from './operating-system.ts'
import { OWN_FLUTTER_FOLDERS } from './unix.ts'
import { NETSTAT, WINDOWS_PROCESSES } from './windows-commands.ts'

const PROGRAM_FOLDERS = ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
const localData = (home: string, env: NodeJS.ProcessEnv) =>
  env['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local')

export const WINDOWS: OperatingSystem = {
  name: 'windows',
  processes: WINDOWS_PROCESSES,
  ports: NETSTAT,
  paths: {
    rules: win32,
    leadElsewhere: true,
    sameForm: (path) => path.normalize('NFC').toLowerCase(),
    program: (name, ending) => `${name}.${ending}`,
    batchFiles: true,
    scripts: 'Scripts',
    environmentPythons: ['Scripts/python.exe', 'bin/python.exe'],
    pythons: ['python', 'py'],
  },
  files: {
    // its files are kept from others by the user's profile
    modes: false,
    syncsFolders: false,
    heldByScanners: true,
    // since Windows 10; it reads zip, too
    tar: (env) => join(env['SystemRoot'] ?? 'C:\\Windows', 'System32', 'tar.exe'),
  },
  places: {
    browsers: (env) =>
      PROGRAM_FOLDERS.flatMap((variable) => {
        const root = env[variable]
        return root === undefined
          ? []
          : [
              join(root, 'Google', 'Chrome', 'Application', 'chrome.exe'),
              join(root, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
              join(root, 'Mozilla Firefox', 'firefox.exe'),
            ]
      }),
    gh: (home, env) => [
      join(env['ProgramFiles'] ?? 'C:\\Program Files', 'GitHub CLI'),
      join(localData(home, env), 'Microsoft', 'WinGet', 'Links'),
      join(home, 'scoop', 'shims'),
    ],
    ghSettings(home, env) {
      const roaming = env['AppData'] ?? env['APPDATA']
      return roaming ? join(roaming, 'GitHub CLI') : join(home, '.config', 'gh')
    },
    firebase: (home, env) => [join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'npm')],
    flutter: (home, env) => [
      ...OWN_FLUTTER_FOLDERS.map((folder) => join(home, folder)),
      ...(env['LOCALAPPDATA'] === undefined ? [] : [join(env['LOCALAPPDATA'], 'flutter')]),
      'C:\\src\\flutter',
      'C:\\flutter',
    ],
    poetryCache: (home, env) => join(localData(home, env), 'pypoetry', 'Cache'),
    disks: 'drives',
  },
  editors: {
    runningQuestion: {
      file: 'powershell',
      args: [
        '-NoProfile',
        '-Command',
        'Get-CimInstance Win32_Process | Where-Object ExecutablePath | ForEach-Object ExecutablePath',
      ],
    },
    readRunning: (stdout) => guess.getEditorFromWindowsProcesses(stdout),
  },
  opening: {
    // `explorer.exe` ends with 1 also where it opened the folder, so that a failure could not be told
    folder: () => ({
      file: 'powershell',
      args: ['-NoProfile', '-Command', `Invoke-Item -LiteralPath $env:${FOLDER}`],
    }),
    needsDisplay: false,
  },
}
