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

const afterStart = (dependencies: 'missing' | 'installed') =>
  apiStatus({
    codebase: '/app',
    command,
    problem: null,
    note: null,
    port: 8000,
    own: {
      kind: 'crashed',
      ending: { kind: 'missing', message: '/app/.venv/bin/python was not found' },
      run: {
        codebase: '/app',
        directory: '/app',
        command,
        pid: null,
        at: null,
        docs: null,
        awaited: null,
        lines: [],
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
