import type { Diagnostic, ConsoleLine, PreviewStatus, Receipt } from '@mosaygent/contract'
import { DIRECTORY } from './examples.ts'

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString()

export const STOPPED: PreviewStatus = {
  running: false,
  pid: null,
  message: 'Stopped',
  state: 'stopped',
  engine: 'flutter',
  version: '3.35.2',
  channel: 'stable',
}

export const RUNNING: PreviewStatus = {
  running: true,
  pid: 48_213,
  message: 'Running',
  state: 'running',
  port: 36_413,
  ready: true,
  engine: 'flutter',
  version: '3.35.2',
  channel: 'stable',
  project: `${DIRECTORY}/flutter`,
  started_at: ago(600),
  showing: 'app',
  stale: null,
  reload_on_save: false,
}

export const SKETCHED: PreviewStatus = {
  ...RUNNING,
  engine: 'sketch',
  version: null,
  channel: null,
  showing: 'sketch',
}

export const STARTING: PreviewStatus = {
  ...RUNNING,
  state: 'starting',
  ready: false,
  showing: null,
  started_at: ago(14),
  stage: 'Compiling for the web',
  stage_code: 'compiling',
  last_line: 'Waiting for connection from debug service on Web Server...',
}

export const APPLIED: Receipt = {
  number: 3,
  action: 'reload',
  outcome: 'applied',
  files: 2,
  duration_ms: 640,
  at: ago(40),
  code_of: ago(41),
  in_place: true,
  fresh_page: false,
}

export const UNCHANGED: Receipt = { ...APPLIED, number: 2, outcome: 'unchanged', files: 0, at: ago(300) }

/** Compiled, and only a page that is loaded anew shows it. */
export const COMPILED: Receipt = {
  ...APPLIED,
  number: 4,
  outcome: 'compiled',
  duration_ms: 812,
  at: ago(4),
  in_place: false,
  fresh_page: true,
  screen: { state: 'waiting' },
}

export const NOT_COMPILED: Receipt = {
  ...APPLIED,
  number: 4,
  outcome: 'not-compiled',
  at: ago(12),
  in_place: false,
}

export const COMPILE_ERROR: Diagnostic = {
  file: 'lib/main.dart',
  line: 24,
  column: 31,
  message: "Expected ';' after this.",
  frame: [
    { line: 23, text: '  Widget build(BuildContext context) {' },
    { line: 24, text: "    final greeting = 'Now at Falmouth'" },
    { line: 25, text: '    return Text(greeting);' },
  ],
  following: 2,
}
export const ERRORS = [`lib/main.dart:24:31: Error: ${COMPILE_ERROR.message}`]

let id = 0
const line = (
  seconds: number,
  source: ConsoleLine['source'],
  text: string,
  more: Partial<ConsoleLine> = {},
) => ({
  id: (id += 1),
  at: ago(seconds),
  source,
  level: 'info' as const,
  text,
  ...more,
})

export const CONSOLE: readonly ConsoleLine[] = [
  line(640, 'git', 'Cloned https://example.com/tide-app.git into flutter'),
  line(600, 'helper', 'Start', { rule: 'Start' }),
  line(598, 'flutter', 'Launching lib/main.dart on Web Server in debug mode...'),
  line(586, 'flutter', 'lib/main.dart is being served at http://localhost:41233'),
  line(580, 'app', 'tides: 4 for Falmouth'),
  line(300, 'api', 'GET /tides 200 OK'),
  line(120, 'app', 'A RenderFlex overflowed by 12 pixels on the right.', { level: 'warning' }),
  line(41, 'helper', 'Reload', {
    rule: 'Reload',
    section: { action: 'reload', number: 1, trigger: 'manual' },
  }),
  line(40, 'flutter', 'Reloaded 2 of 812 libraries in 640ms.'),
]
