import { findExecutable, run } from '../../processes/index.ts'
import { type OperatingSystem, thisSystem } from '../../operating-system/index.ts'

export interface SystemInstaller {
  /** `apt-get`, `brew`: for people. */
  readonly name: string
  readonly file: string
  readonly args: readonly string[]
  /** To be tried once when the package is not known: lists may never have been fetched. */
  readonly refresh: readonly string[] | null
}

/** `command`: what a person could type instead; null where nothing fits. */
export interface GhInstallPlan {
  readonly installer: SystemInstaller | null
  readonly command: string | null
}

interface Recipe {
  readonly name: string
  readonly args: readonly string[]
  readonly refresh?: readonly string[]
  /** Installs for this user alone. */
  readonly free?: true
}

const PATIENT = ['-o', 'DPkg::Lock::Timeout=120']
/** The first one found wins. */
const RECIPES: Readonly<Record<OperatingSystem['name'], readonly Recipe[]>> = {
  macos: [{ name: 'brew', args: ['install', 'gh'], free: true }],
  other: [],
  windows: [
    {
      name: 'winget',
      args: [
        'install',
        '--id',
        'GitHub.cli',
        '--exact',
        '--source',
        'winget',
        '--disable-interactivity',
        '--accept-package-agreements',
        '--accept-source-agreements',
      ],
      free: true,
    },
    { name: 'scoop', args: ['install', 'gh'], free: true },
  ],
  linux: [
    {
      name: 'apt-get',
      args: ['install', '-y', ...PATIENT, 'gh'],
      refresh: ['update', '-qq', ...PATIENT],
    },
    { name: 'dnf', args: ['install', '-y', 'gh'] },
    { name: 'pacman', args: ['-S', '--noconfirm', 'github-cli'] },
    { name: 'zypper', args: ['--non-interactive', 'install', 'gh'] },
    { name: 'apk', args: ['add', 'github-cli'] },
    { name: 'brew', args: ['install', 'gh'], free: true },
  ],
}

/** How this machine would install gh, and whether we can do it without anybody's password. Changes nothing. */
export async function planGhInstall(
  env: NodeJS.ProcessEnv,
  system: OperatingSystem = thisSystem(),
  isRoot: boolean = process.getuid?.() === 0,
): Promise<GhInstallPlan> {
  for (const recipe of RECIPES[system.name]) {
    const file = await findExecutable(recipe.name, env)
    if (file === null) continue
    const { name, args, refresh = null } = recipe
    const words = [name, ...args.filter((arg) => !PATIENT.includes(arg))].join(' ')
    if (recipe.free || isRoot) return { installer: { name, file, args, refresh }, command: words }
    const sudo = await sudoWithoutPassword(env)
    const command = `sudo ${words}`
    if (sudo === null) return { installer: null, command }
    const behind = (rest: readonly string[]) => ['-n', file, ...rest]
    return {
      installer: { name, file: sudo, args: behind(args), refresh: refresh && behind(refresh) },
      command,
    }
  }
  return { installer: null, command: null }
}

/** Absolute path of a sudo that asks nothing now. Never without `-n`: with a terminal it would take that over. */
async function sudoWithoutPassword(env: NodeJS.ProcessEnv): Promise<string | null> {
  const sudo = await findExecutable('sudo', env)
  if (sudo === null) return null
  const clean = Object.fromEntries(Object.entries(env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])))
  const asked = await run({ file: sudo, args: ['-n', 'true'], env: clean, timeoutMs: 5_000 })
  return asked.kind === 'exited' && asked.code === 0 ? sudo : null
}
