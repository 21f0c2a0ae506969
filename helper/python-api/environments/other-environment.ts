import { join } from 'node:path'
import { pathExists } from 'path-exists'
import { readForeign, valueOr } from '../../foreign-files/index.ts'
import { findExecutable } from '../../processes/index.ts'
import { entriesOf } from '../../state/index.ts'
import { nodeManager } from '../commands/other-languages.ts'
import { NOTHING_LACKING } from './lacking-packages.ts'
import type { ApiEnvironment } from './model.ts'

const NONE = {
  packages: null,
  lacking: NOTHING_LACKING,
  folder: null,
  missing: null,
  install: null,
  installHint: null,
  python: null,
} as const

/** What has to be there before a program of another language than Python is started. */
export async function otherEnvironment(
  codebase: string,
  program: string,
  env: NodeJS.ProcessEnv,
): Promise<ApiEnvironment> {
  switch (program) {
    case 'go':
      return { ...NONE, kind: 'go', name: 'Go', installed: null }
    case 'dart':
    case 'dart_frog': {
      const dart = await findExecutable('dart', env)
      return {
        ...NONE,
        kind: 'dart',
        name: 'Dart',
        installed: await pathExists(join(codebase, '.dart_tool', 'package_config.json')),
        install:
          dart === null
            ? null
            : {
                steps: [{ program: dart, args: ['pub', 'get'] }],
                shown: 'dart pub get',
                writes: ['.dart_tool/', 'pubspec.lock'],
              },
        installHint:
          dart === null ? 'Its packages are installed by `dart pub get`. dart was not found.' : null,
      }
    }
    case 'npm':
    case 'pnpm':
    case 'yarn':
    case 'bun':
    case 'node':
      return nodeEnvironment(codebase, env)
    default:
      return { ...NONE, kind: 'other', name: program, installed: null }
  }
}

/**
 * npm is offered, without the scripts of packages and of the project. The others run code that the repository names
 * before they look at an option (a release of yarn, `.pnpmfile.cjs`), so their command is told.
 */
async function nodeEnvironment(codebase: string, env: NodeJS.ProcessEnv): Promise<ApiEnvironment> {
  const names = new Set((await entriesOf(codebase)).map(({ name }) => name))
  if (!names.has('package.json')) return { ...NONE, kind: 'node', name: 'Node', installed: null }
  const read = valueOr(await readForeign('node-package', join(codebase, 'package.json'), null), null)
  const manager = nodeManager(names, read?.manager ?? null)
  const npm = manager === 'npm' ? await findExecutable('npm', env) : null
  const verb = names.has('package-lock.json') ? 'ci' : 'install'
  const args = [verb, '--ignore-scripts']
  return {
    ...NONE,
    kind: 'node',
    name: manager,
    installed: names.has('node_modules'),
    install:
      npm === null
        ? null
        : {
            // a setting of the project may name another program as git
            steps: [{ program: npm, args: [...args, '--git=git', '--no-audit', '--no-fund'] }],
            shown: `npm ${args.join(' ')}`,
            writes: ['node_modules/', ...(verb === 'install' ? ['package-lock.json'] : [])],
          },
    installHint: npm === null ? `Its packages are installed by \`${manager} install\`, in a terminal.` : null,
  }
}
