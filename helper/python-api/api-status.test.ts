import { expect, test } from 'vitest'
import { apiStatus } from './api-status.ts'
import type { LaunchCommand } from './launch-command.ts'

const command: LaunchCommand = {
  program: '/app/.venv/bin/python',
  args: ['main.py'],
  cwd: '/app',
  env: {},
  shown: '.venv/bin/python main.py',
  port: 8000,
  health: null,
  source: 'main.py',
}

type Ended = Extract<Parameters<typeof apiStatus>[0]['own'], { kind: 'crashed' }>
const MISSING: Ended['ending'] = { kind: 'missing', message: '/app/.venv/bin/python was not found' }

const afterStart = (
  dependencies: 'missing' | 'installed',
  ending: Ended['ending'] = MISSING,
  lines: readonly string[] = [],
) =>
  apiStatus({
    codebase: '/app',
    command,
    problem: null,
    note: null,
    port: 8000,
    own: {
      kind: 'crashed',
      ending,
      run: {
        codebase: '/app',
        directory: '/app',
        command,
        pid: null,
        at: null,
        docs: null,
        awaited: null,
        lines: [...lines],
        requests: [],
      },
    },
    occupant: { kind: 'nobody' },
    freePort: null,
    dependencies,
    uv: null,
    look: { port: null, health_path: null, docs_path: null },
    left: [],
    others: [],
  }).message

test('a program that the packages bring is no riddle before they are installed', { tags: 'P-771' }, () => {
  expect(afterStart('missing')).toBe('Not installed yet: press Install, then Start')
  expect(afterStart('installed')).toBe('Ended by itself (/app/.venv/bin/python was not found)')
})

const exit = (code: number): Ended['ending'] => ({ kind: 'exit', code })

test.each([
  [
    'a shell that finds no program of a package',
    127,
    ['> api@1.0.0 dev', '> nodemon index.js', 'sh: 1: nodemon: not found'],
  ],
  [
    'Node that finds no package',
    1,
    [
      "Error: Cannot find module 'express'",
      'Require stack:',
      '- /app/index.js',
      '    at Module._resolveFilename (node:internal/modules/cjs/loader:1225:15) {',
      "  code: 'MODULE_NOT_FOUND',",
      '}',
      '',
      'Node.js v20.19.0',
      'npm error Lifecycle script `dev` failed with error:',
    ],
  ],
  [
    'a module of the same',
    1,
    ["Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'fastify' imported from /app/index.js"],
  ],
  ['Python that finds no module', 1, ["ModuleNotFoundError: No module named 'flask'"]],
])('%s says the same before Install', { tags: 'P-795' }, (_what, code, lines) => {
  expect(afterStart('missing', exit(code), lines)).toBe('Not installed yet: press Install, then Start')
  expect(afterStart('installed', exit(code), lines)).toMatch(/^Ended by itself/)
})

test('an error that the server had survived is not why it ended', { tags: 'P-795' }, () => {
  const lines = ["Error: Cannot find module 'fsevents'", '    at watch', 'Listening on 3000', 'Killed by me']
  expect(afterStart('installed', exit(3), lines)).toBe('Ended by itself (exit code 3)')
})

test('a file of the project that is not there is no matter of Install', { tags: 'P-795' }, () => {
  const own = ["Error: Cannot find module './routes'", 'Require stack:']
  expect(afterStart('missing', exit(1), own)).toBe('Ended by itself (exit code 1)')
  expect(afterStart('installed', exit(1), ["Error: Cannot find module 'express'"])).toBe(
    'Ended by itself (exit code 1): there is no module express where it runs',
  )
})
