import type { PlatformPath } from 'node:path'
import type { ListeningSocket, ProcessRow } from './process-row.ts'

/** A program to be run, without a shell. */
export interface Command {
  readonly file: string
  readonly args: readonly string[]
}

export interface Processes {
  /** A child can lead a group of its own, which is signalled as one; Windows has trees instead. */
  readonly groups: boolean
  /** The kernel tells of all processes by files below `/proc`: nothing has to be asked. */
  readonly inFiles: boolean
  /** Open files are counted for each process, and can run out. */
  readonly countsOpenFiles: boolean
  /** Names of environment variables that differ in case alone are one. */
  readonly caselessVariables: boolean
  /** Ends a process and all that it started; null: the group is signalled. */
  readonly endTree: ((pid: number) => Command) | null
  /** When a process began. Asked with `LC_ALL=C` and `TZ=UTC`. */
  startTimeQuestion(pid: number): Command
  /**
   * The answer to it: the time in the system's own words, to be compared and not to be read. Null for a process that
   * has ended and for anything that does not look like an answer: what cannot be told apart must not be ended.
   */
  readStartTime(stdout: string): string | null
  readonly listQuestion: Command
  /** The answer to it. A line of another form is passed over. Asked with `LC_ALL=C`. */
  readList(stdout: string): ProcessRow[]
}

export interface Ports {
  /** Where these processes listen; the answer may tell of others, too. */
  listeningQuestion(pids: readonly number[]): Command
  /** Where any process listens that this user may see. */
  readonly allListeningQuestion: Command
  /** The answer to both. */
  readListening(stdout: string): ListeningSocket[]
}

export interface Paths {
  readonly rules: PlatformPath
  /** A path can name another computer, and a look at it sends that computer the user's login. */
  readonly leadElsewhere: boolean
  /** Two names of one file have the same form. */
  sameForm(path: string): string
  /** A program's file name; `ending` is the one that it has on Windows. */
  program(name: string, ending: 'bat' | 'exe'): string
  /** Programs on PATH may be batch files, whose arguments go through a shell. */
  readonly batchFiles: boolean
  /** The folder of programs in a Python environment. */
  readonly scripts: 'bin' | 'Scripts'
  /** The Python of an environment, below its folder; the first that is there. */
  readonly environmentPythons: readonly string[]
  /** The names of Python on PATH. */
  readonly pythons: readonly string[]
}

export interface Files {
  /** Files have permissions for owner, group and others. */
  readonly modes: boolean
  /** A folder can be written to the disk, so that a rename in it outlives a power cut. */
  readonly syncsFolders: boolean
  /** A virus scanner may hold a new file for a moment. */
  readonly heldByScanners: boolean
  /** The system's own tar; null: the one on PATH. */
  tar(env: NodeJS.ProcessEnv): string | null
}

/** Where things usually lie. `home` is the user's folder. */
export interface Places {
  browsers(env: NodeJS.ProcessEnv): readonly string[]
  gh(home: string, env: NodeJS.ProcessEnv): readonly string[]
  /** Where gh keeps its login, when no variable of its own says it. */
  ghSettings(home: string, env: NodeJS.ProcessEnv): string
  firebase(home: string, env: NodeJS.ProcessEnv): readonly string[]
  /** Folders of the Flutter SDK. */
  flutter(home: string, env: NodeJS.ProcessEnv): readonly string[]
  poetryCache(home: string, env: NodeJS.ProcessEnv): string
  /** Where looking for a folder begins, besides the user’s own. */
  readonly disks: 'root' | 'drives' | 'volumes'
}

export interface Editors {
  readonly runningQuestion: Command
  /** The answer to it: the command of an editor that runs. */
  readRunning(stdout: string): string | undefined
}

export interface Opening {
  /** Opens a folder in the file manager; the folder is in the environment variable `FOLDER`, too. */
  folder(path: string): Command
  /** A browser window needs a display that the environment names. */
  readonly needsDisplay: boolean
}

/** What systems do differently: the only place that knows which one this is. Each has a file of its own. */
export interface OperatingSystem {
  /** `other`: another Unix, which is asked as macOS is. */
  readonly name: 'linux' | 'macos' | 'windows' | 'other'
  readonly processes: Processes
  readonly ports: Ports
  readonly paths: Paths
  readonly files: Files
  readonly places: Places
  readonly editors: Editors
  readonly opening: Opening
}

/** Names a folder for PowerShell: as an argument it would be read as code. */
export const FOLDER = 'MOSAYGENT_FOLDER'
