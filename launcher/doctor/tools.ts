/** A program that Mosaygent works with. */
export interface Tool {
  readonly name: string
  /** Names of its executable, the first one found is taken. */
  readonly executables: readonly string[]
  /** What does not work without it; completes "needed to". */
  readonly neededTo: string
  readonly howToGet: string
  /** Nothing at all works without it. */
  readonly required?: true
}

export const GIT: Tool = {
  name: 'git',
  executables: ['git'],
  neededTo: 'clone the codebases and read their state',
  howToGet: 'https://git-scm.com/downloads',
  required: true,
}

export const FLUTTER: Tool = {
  name: 'flutter',
  executables: ['flutter'],
  neededTo: 'run the real app; until then the preview is a sketch',
  howToGet: 'https://docs.flutter.dev/get-started/install',
}

export const DART: Tool = {
  name: 'dart',
  executables: ['dart'],
  neededTo: 'run the real app',
  howToGet: 'comes with Flutter',
}

export const OTHER_TOOLS: readonly Tool[] = [
  {
    name: 'gh',
    executables: ['gh'],
    neededTo: 'clone private repositories from GitHub',
    howToGet: 'https://cli.github.com',
  },
  {
    name: 'firebase',
    executables: ['firebase'],
    neededTo: 'download Firebase config files',
    howToGet: 'npm install --global firebase-tools',
  },
  {
    name: 'uv',
    executables: ['uv'],
    neededTo: "install the Python API's packages and run it",
    howToGet: 'https://docs.astral.sh/uv/getting-started/installation',
  },
  {
    name: 'python3',
    executables: process.platform === 'win32' ? ['python3', 'python', 'py'] : ['python3', 'python'],
    neededTo: 'run the Python API',
    howToGet: 'uv brings one, or https://www.python.org/downloads',
  },
]
