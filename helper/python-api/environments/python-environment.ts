import { dirname, join } from 'node:path'
import { readForeign, valueOr } from '../../foreign-files/index.ts'
import { entriesOf } from '../../state/index.ts'
import { type PyProject, UNKNOWN } from '../commands/readers/pyproject.ts'
import { lackingPackages, NOTHING_LACKING } from './lacking-packages.ts'
import type { ApiEnvironment, InstallPlan, Runnable } from './model.ts'
import { poetryEnvironment } from './poetry.ts'
import type { ApiTools } from './tools.ts'
import { findVirtualEnvironment, isFile, runIn, type VirtualEnvironment } from './virtual-environment.ts'
import { thisSystem } from '../../operating-system/index.ts'

export interface EnvironmentPlace {
  readonly codebase: string
  readonly directory: string
  readonly env: NodeJS.ProcessEnv
  readonly tools: ApiTools
  /** Optional parts of the project that were chosen to be installed. */
  readonly extras: readonly string[]
}

/** The environment that an API in Python runs in, and what of the project's packages it lacks. */
export async function pythonEnvironment(place: EnvironmentPlace): Promise<ApiEnvironment> {
  const { environment, wanted } = await chooseEnvironment(place)
  const lacking = environment.installed
    ? await lackingPackages(environment.packages, wanted)
    : NOTHING_LACKING
  return { ...environment, lacking }
}

interface Chosen {
  readonly environment: ApiEnvironment
  /** The packages that its Install brings, by name. */
  readonly wanted: readonly string[]
}

/** By the tool that the project's files name, else the one that is there. */
async function chooseEnvironment(place: EnvironmentPlace): Promise<Chosen> {
  const { codebase, directory, tools } = place
  const names = new Set((await entriesOf(codebase)).map(({ name }) => name))
  const own = names.has('pyproject.toml')
    ? valueOr(await readForeign('pyproject', join(codebase, 'pyproject.toml'), null), UNKNOWN)
    : null
  const venv = await findVirtualEnvironment(codebase, directory)
  const poetry = own?.poetry === true && (!own.project || (names.has('poetry.lock') && !names.has('uv.lock')))
  // a project that both can install is left to the one that is there
  const of = (environment: ApiEnvironment): Chosen => ({ environment, wanted: own?.wanted ?? [] })
  if (poetry && (tools.poetry !== null || !own.project)) return of(await ofPoetry(place, own, names, venv))
  const managed = own?.uv === true || names.has('uv.lock')
  // a file of packages beside a project that no tool has locked is what its people install
  const listed = !managed && REQUIREMENTS.some((name) => name.endsWith('.txt') && names.has(name))
  if (own !== null && (managed || (own.project && !listed))) {
    const pips = venv !== null && !venv.name.endsWith('.venv') && !names.has('uv.lock')
    if (pips) return of(ofVenv(place, venv, pipInstall(venv, ['-e', '.', ...extrasOf(place)])))
    if (tools.uv === null && venv !== null) return of(ofVenv(place, venv, null))
    return of(ofUv(place, names, venv))
  }
  const conda = ['environment.yml', 'environment.yaml'].find((name) => names.has(name))
  const list = await findRequirements(codebase, directory)
  if (conda !== undefined && (tools.conda !== null || list === undefined))
    return { environment: await ofConda(place, conda), wanted: [] }
  if (list !== undefined) {
    const wanted = valueOr(await readForeign('requirement-names', join(codebase, list), null), [])
    return { environment: ofRequirements(place, list, venv), wanted }
  }
  return { environment: venv === null ? ofNothing(place) : ofVenv(place, venv, null), wanted: [] }
}

const REQUIREMENTS = ['requirements.txt', 'requirements-dev.txt', 'requirements.in']

/** The nearest list of packages, up to the project directory, as a path from the API's folder. */
async function findRequirements(codebase: string, directory: string): Promise<string | undefined> {
  let up = ''
  for (let folder = codebase; ; folder = dirname(folder)) {
    const names = new Set((await entriesOf(folder)).map(({ name }) => name))
    const found = REQUIREMENTS.find((name) => names.has(name))
    if (found !== undefined) return `${up}${found}`
    if (folder === directory || folder === dirname(folder)) return undefined
    up = `../${up}`
  }
}

const extrasOf = ({ extras }: EnvironmentPlace) => (extras.length === 0 ? [] : [`.[${extras.join(',')}]`])

function ofUv(
  { tools, extras }: EnvironmentPlace,
  names: ReadonlySet<string>,
  venv: VirtualEnvironment | null,
): ApiEnvironment {
  const uv = tools.uv ?? 'uv'
  const args = ['sync', '--all-groups', ...extras.flatMap((extra) => ['--extra', extra])]
  const lock = names.has('uv.lock') ? 'uv.lock, where it is not up to date' : 'uv.lock'
  return {
    kind: 'uv',
    name: 'uv',
    installed: venv?.name.endsWith('.venv') === true,
    packages: venv?.folder ?? null,
    lacking: NOTHING_LACKING,
    folder: null,
    missing: tools.uv === null ? missing('uv') : null,
    install: plan([{ program: uv, args }], `uv ${args.join(' ')}`, ['.venv/', lock]),
    installHint: null,
    python: (script) => uvRun(uv, [], script),
  }
}

const uvRun = (uv: string, options: readonly string[], script: string | null): Runnable => {
  const args = ['run', ...options, script ?? 'python']
  return { program: uv, args, shown: ['uv', ...args], env: {} }
}

async function ofPoetry(
  place: EnvironmentPlace,
  project: PyProject,
  names: ReadonlySet<string>,
  venv: VirtualEnvironment | null,
): Promise<ApiEnvironment> {
  const { tools, codebase, env, extras } = place
  const { poetry } = tools
  // made by whatever the developer used; it can be run without Poetry, and is not changed
  if (poetry === null && venv !== null)
    return {
      ...ofVenv(place, venv, null),
      installHint: 'Poetry installs its packages. It was not found.',
    }
  const args = ['install', '--no-interaction', ...extras.flatMap((extra) => ['--extras', extra])]
  const lock = names.has('poetry.lock') ? [] : ['poetry.lock']
  const made = venv?.name === '.venv' ? venv.folder : await poetryEnvironment(codebase, project.name, env)
  return {
    kind: 'poetry',
    name: 'Poetry',
    installed: made !== null,
    packages: made,
    lacking: NOTHING_LACKING,
    folder: null,
    missing: poetry === null ? missing('Poetry') : null,
    install: plan([{ program: poetry ?? 'poetry', args }], `poetry ${args.join(' ')}`, lock),
    installHint: null,
    python: (script) => {
      const words = ['run', script ?? 'python']
      return { program: poetry ?? 'poetry', args: words, shown: ['poetry', ...words], env: {} }
    },
  }
}

function ofVenv(
  { env }: EnvironmentPlace,
  venv: VirtualEnvironment,
  install: InstallPlan | null,
): ApiEnvironment {
  return {
    kind: 'venv',
    name: venv.name,
    installed: true,
    packages: venv.folder,
    lacking: NOTHING_LACKING,
    folder: venv.folder,
    missing: null,
    install,
    installHint: install === null ? 'Its packages are installed by what made it.' : null,
    python: (script) => runIn(venv, script, env),
  }
}

function ofRequirements(
  place: EnvironmentPlace,
  list: string,
  venv: VirtualEnvironment | null,
): ApiEnvironment {
  const { tools, env, codebase } = place
  const { uv, python } = tools
  if (venv !== null && (uv === null || venv.name !== '.venv'))
    return ofVenv(place, venv, pipInstall(venv, ['-r', list]))
  if (uv !== null) {
    const steps = [
      ['venv', '--no-project', '--allow-existing'],
      ['pip', 'install', '-r', list],
    ].map((args) => ({ program: uv, args }))
    return {
      kind: 'uv',
      name: '.venv, by uv',
      installed: venv !== null,
      packages: venv?.folder ?? null,
      lacking: NOTHING_LACKING,
      folder: null,
      missing: null,
      install: plan(steps, steps.map(({ args }) => `uv ${args.join(' ')}`).join(' && '), ['.venv/']),
      installHint: null,
      python: (script) => uvRun(uv, ['--no-project'], script),
    }
  }
  const made = virtualEnvironmentAt(codebase)
  const steps =
    python === null
      ? null
      : [
          { program: python, args: ['-m', 'venv', '.venv'] },
          { program: made.python, args: ['-m', 'pip', 'install', '-r', list] },
        ]
  return {
    kind: 'venv',
    name: '.venv',
    installed: false,
    packages: null,
    lacking: NOTHING_LACKING,
    folder: null,
    missing: python === null ? NO_PYTHON : null,
    install:
      steps === null
        ? null
        : plan(steps, `python -m venv .venv && .venv/bin/python -m pip install -r ${list}`, ['.venv/']),
    installHint: null,
    python: (script) => runIn(made, script, env),
  }
}

/** Where Python's own tool makes one. */
function virtualEnvironmentAt(codebase: string): VirtualEnvironment {
  const folder = join(codebase, '.venv')
  const [python = ''] = thisSystem().paths.environmentPythons
  return { folder, name: '.venv', python: join(folder, python) }
}

async function ofConda(place: EnvironmentPlace, file: string): Promise<ApiEnvironment> {
  const { codebase, tools } = place
  const name = valueOr(await readForeign('conda-environment', join(codebase, file), null), null)
  const conda = tools.conda ?? 'conda'
  const where = name === null ? [] : ['--name', name]
  const args = ['env', 'update', '--file', file]
  const python = (script: string | null): Runnable => {
    const words = ['run', '--no-capture-output', ...where, script ?? 'python']
    return { program: conda, args: words, shown: ['conda', ...words], env: {} }
  }
  return {
    kind: 'conda',
    name: name === null ? 'conda' : `conda, ${name}`,
    installed: await condaHas(tools.conda, name),
    packages: null,
    lacking: NOTHING_LACKING,
    folder: null,
    missing: tools.conda === null ? missing('conda') : null,
    install: plan([{ program: conda, args }], `conda ${args.join(' ')}`, []),
    installHint: null,
    python,
  }
}

/** conda keeps its environments beside itself. */
async function condaHas(conda: string | null, name: string | null): Promise<boolean> {
  if (conda === null || name === null || name === 'base') return conda !== null && name === 'base'
  const root = dirname(dirname(conda))
  const pythons = ['bin/python', 'python.exe'].map((python) => join(root, 'envs', name, python))
  return (await Promise.all(pythons.map(isFile))).includes(true)
}

/** No file lists its packages. */
function ofNothing({ tools: { uv, python } }: EnvironmentPlace): ApiEnvironment {
  const program = python ?? 'python3'
  return {
    kind: 'system',
    name: uv === null ? 'Python of this machine' : 'uv, without a project',
    installed: null,
    packages: null,
    lacking: NOTHING_LACKING,
    folder: null,
    missing: uv === null && python === null ? NO_PYTHON : null,
    install: null,
    installHint: null,
    python: (script) =>
      uv === null
        ? { program: script ?? program, args: [], shown: [script ?? 'python'], env: {} }
        : uvRun(uv, ['--no-project'], script),
  }
}

const missing = (tool: string) => ({ tool, detail: `${tool} was not found. Install ${tool} first.` })
const NO_PYTHON = {
  tool: 'Python',
  detail: 'Neither uv nor Python was found. Install one of the two first.',
}

function pipInstall({ name, python }: VirtualEnvironment, what: readonly string[]): InstallPlan {
  const args = ['-m', 'pip', 'install', ...what]
  const bin = thisSystem().paths.scripts
  return plan([{ program: python, args }], `${name}/${bin}/python ${args.join(' ')}`, [`${name}/`])
}

function plan(steps: InstallPlan['steps'], shown: string, writes: readonly string[]): InstallPlan {
  return { steps, shown, writes }
}
