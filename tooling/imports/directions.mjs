/**
 * Who may import whom: one row for each room, the only place where this is said. A room is a folder at the top or
 * within one of `PARENTS`; files that stand in such a parent itself belong to a room of its name (`helper` for
 * `helper/main.ts`). Tests are free.
 *
 * `imports` lists the rooms that a room may use besides itself; `ALL` allows every one. `free` names files that may use
 * every one. `why` ends the linter's message. `rooms.test.mjs` fails for a room without a row.
 */
export const ALL = 'all'

/** The folders whose own folders are rooms; every other folder at the top is one room. */
export const PARENTS = ['dashboard', 'dashboard/features', 'helper', 'launcher', 'sketch']

const room = (imports, why) => ({ imports, why })

const COMPOSES = 'It composes its half.'
const STAGES = 'Tests stage whole things.'

const HELPER_BASE = [
  'contract',
  'helper/async',
  'helper/errors',
  'helper/handlers',
  'helper/operating-system',
  'helper/redaction',
]
const HELPER_SERVICES = [
  ...HELPER_BASE,
  'helper/cloning',
  'helper/console',
  'helper/dart',
  'helper/events',
  'helper/file-transaction',
  'helper/foreign-files',
  'helper/jobs',
  'helper/peer',
  'helper/plain-pages',
  'helper/ports',
  'helper/processes',
  'helper/project-files',
  'helper/process-registry',
  'helper/process-table',
  'helper/projects',
  'helper/state',
  'helper/test-runs',
  'helper/tools',
]
const helperFeature = room(
  HELPER_SERVICES,
  'Features do not know each other or the web server: helper/features.ts hands one the facts of another as a function.',
)
const SCREEN_BASE = [
  'contract',
  'dashboard/async',
  'dashboard/helper-client',
  'dashboard/helper-ui',
  'dashboard/icons',
  'dashboard/session',
  'dashboard/store',
  'dashboard/ui',
]
const dashboardFeature = room(
  SCREEN_BASE,
  'A feature never imports another feature or the app: what two of them need belongs below both.',
)

export const DIRECTIONS = {
  contract: room([], 'The contract imports zod alone, so that both sides can carry it.'),

  helper: room(ALL, COMPOSES),
  'helper/errors': room(['contract'], 'Everything in the helper may fail: errors know the contract alone.'),
  'helper/async': room([], 'What waits and queues knows nothing of the work.'),
  'helper/handlers': room(['contract', 'helper/errors'], 'It is the shape of every feature’s answers.'),
  'helper/redaction': room([], 'Text goes in and text comes out.'),
  'helper/plain-pages': room([], 'What a server says by itself needs nothing of the product.'),
  'helper/operating-system': room(
    [],
    'What systems do differently is told, not done: it runs and reads nothing.',
  ),
  'helper/processes': room(
    ['helper/errors', 'helper/operating-system'],
    'processes is the lowest layer: it may import errors and operating-system alone.',
  ),
  'helper/project-files': room(
    ['helper/errors', 'helper/operating-system'],
    'What writes into a project decides nothing.',
  ),
  'helper/peer': room(
    ['helper/errors', 'helper/operating-system'],
    'Whose a connection is hangs on no feature.',
  ),
  'helper/file-transaction': room(
    [...HELPER_BASE, 'helper/project-files', 'helper/state'],
    'Files change all or none for every feature alike.',
  ),
  'helper/dart': room([], 'Dart goes in and facts of it come out.'),
  'helper/events': room(HELPER_BASE, 'The hub carries events that it knows nothing of.'),
  'helper/console': room(
    [...HELPER_BASE, 'helper/events'],
    'The console takes the lines of every feature alike.',
  ),
  'helper/jobs': room(
    [...HELPER_BASE, 'helper/events'],
    'jobs carries work that it knows nothing of: it may import events and errors alone.',
  ),
  'helper/state': room(
    [...HELPER_BASE, 'helper/processes'],
    'Files of ours are kept for every feature alike.',
  ),
  'helper/projects': room(
    [...HELPER_BASE, 'helper/events', 'helper/state'],
    'The choices of a project are kept for every feature alike.',
  ),
  'helper/test-runs': room(['contract'], 'How tests ended is counted and put together, whoever ran them.'),
  'helper/process-table': room(
    ['helper/operating-system', 'helper/processes'],
    'What the system tells of processes is for every feature alike.',
  ),
  'helper/ports': room(
    [...HELPER_BASE, 'helper/process-table', 'helper/state'],
    'A port is bound for every feature alike.',
  ),
  'helper/process-registry': room(
    [...HELPER_BASE, 'helper/processes', 'helper/state'],
    'cloning and process-registry serve the features: they may import tools, processes, state and errors.',
  ),
  'helper/foreign-files': {
    ...room(
      [...HELPER_BASE, 'helper/processes'],
      'Files are read for the features: only readers.ts and its types name what each of them reads.',
    ),
    free: ['helper/foreign-files/kinds.ts', 'helper/foreign-files/readers.ts'],
  },
  'helper/tools': room(
    [...HELPER_BASE, 'helper/foreign-files', 'helper/processes', 'helper/state'],
    'A tool file turns arguments into output; it knows processes and errors, nothing above.',
  ),
  'helper/cloning': room(
    [
      ...HELPER_BASE,
      'helper/foreign-files',
      'helper/processes',
      'helper/project-files',
      'helper/state',
      'helper/tools',
    ],
    'cloning and process-registry serve the features: they may import tools, processes, state and errors.',
  ),
  'helper/doctor': helperFeature,
  'helper/edit-in-place': helperFeature,
  'helper/firebase': helperFeature,
  'helper/github': helperFeature,
  'helper/preview': room([...HELPER_SERVICES, 'helper/page-scripts'], helperFeature.why),
  'helper/python-api': helperFeature,
  'helper/run-configurations': helperFeature,
  'helper/toolchain': helperFeature,
  'helper/updates': helperFeature,
  'helper/workspace': helperFeature,
  'helper/page-scripts': room(
    ['contract'],
    'It runs in the app’s page: the contract’s types and constants are all that it shares with the helper.',
  ),
  'helper/http': room(
    [...HELPER_BASE, 'helper/events', 'helper/peer', 'helper/ports', 'helper/state'],
    'http knows the contract and the guard; features are handed to it by helper/main.ts.',
  ),
  'helper/testing': room(ALL, STAGES),

  launcher: room(ALL, COMPOSES),
  'launcher/settings': room(
    ['contract', 'helper/errors', 'helper/state', 'launcher'],
    'Settings are read before anything runs.',
  ),
  'launcher/supervise': room(
    ['helper/operating-system'],
    'What watches the helper must not be able to fail with it.',
  ),
  'launcher/dashboard-server': room(
    ['contract', 'helper/errors', 'helper/peer', 'helper/plain-pages', 'helper/ports'],
    'The dashboard’s server stays when the helper ends: it knows nothing of its features.',
  ),
  'launcher/local-sign-in': room(
    ['contract', 'helper/errors', 'helper/state'],
    'The local sign-in stands for somebody else’s service.',
  ),
  'launcher/ports': room(
    ['contract', 'helper', 'helper/errors', 'helper/ports', 'launcher', 'launcher/settings'],
    'It only says who holds what.',
  ),
  'launcher/doctor': room(
    ['contract', 'helper', 'helper/doctor', 'helper/errors', 'helper/state', 'launcher', 'launcher/settings'],
    'The doctor of the command starts nothing.',
  ),
  'launcher/start': room(ALL, COMPOSES),
  'launcher/testing': room(ALL, STAGES),

  sketch: room(ALL, COMPOSES),
  'sketch/model': room([], 'The model is what every part of the sketch speaks of.'),
  'sketch/dart': room(['sketch/model'], 'A parser knows the language and no project.'),
  'sketch/project': room(['sketch/dart', 'sketch/model'], 'Reading comes before drawing.'),
  'sketch/evaluate': room(['sketch/model', 'sketch/project'], 'Values are found before anything is drawn.'),
  'sketch/draw': room(
    ['contract', 'sketch/evaluate', 'sketch/model', 'sketch/project'],
    'A picture is text: who serves it is above.',
  ),
  'sketch/client': room(
    ['contract'],
    'It runs in the sketch’s page: the contract’s types and constants are all that it shares with others.',
  ),
  'sketch/storyboard': room(
    ['sketch/dart', 'sketch/draw', 'sketch/evaluate', 'sketch/model', 'sketch/project'],
    'It finds pages by what a picture leads to: who serves them is above.',
  ),
  'sketch/serve': room(
    [
      'sketch/client',
      'sketch/dart',
      'sketch/draw',
      'sketch/evaluate',
      'sketch/model',
      'sketch/project',
      'sketch/storyboard',
    ],
    'It serves what it is given.',
  ),
  'sketch/daemon': room(
    ['sketch/draw', 'sketch/model', 'sketch/project', 'sketch/serve'],
    'It speaks the protocol over all of them.',
  ),
  'sketch/corpus': room(ALL, STAGES),
  'sketch/testing': room(ALL, STAGES),
  'sketch/golden': room(ALL, STAGES),

  dashboard: room(ALL, COMPOSES),
  'dashboard/async': room([], 'What waits and queues knows nothing of the work.'),
  'dashboard/store': room([], 'State outside React knows nothing of what is kept in it.'),
  'dashboard/icons': room([], 'An icon is drawn and knows nothing.'),
  'dashboard/ui': room(['dashboard/icons', 'dashboard/store'], 'ui knows nothing of the product.'),
  'dashboard/cloud': room(['contract'], 'cloud speaks to the identity provider and knows nothing above.'),
  'dashboard/session': room(
    ['contract', 'dashboard/cloud', 'dashboard/store'],
    'This layer stands below the screens.',
  ),
  'dashboard/helper-client': room(
    ['contract', 'dashboard/async', 'dashboard/session', 'dashboard/store'],
    'This layer stands below the screens.',
  ),
  'dashboard/helper-ui': room(
    [
      'contract',
      'dashboard/helper-client',
      'dashboard/icons',
      'dashboard/session',
      'dashboard/store',
      'dashboard/ui',
    ],
    'What several screens use stands below all of them.',
  ),
  'dashboard/features/account': dashboardFeature,
  'dashboard/features/apps': dashboardFeature,
  'dashboard/features/devices': dashboardFeature,
  'dashboard/features/doctor': dashboardFeature,
  'dashboard/features/firebase': dashboardFeature,
  'dashboard/features/github': dashboardFeature,
  'dashboard/features/login': dashboardFeature,
  'dashboard/features/platforms': dashboardFeature,
  'dashboard/features/preview': dashboardFeature,
  'dashboard/features/python-api': dashboardFeature,
  'dashboard/features/run-configurations': dashboardFeature,
  'dashboard/features/supabase': dashboardFeature,
  'dashboard/features/toolchain': dashboardFeature,
  'dashboard/features/workspace': dashboardFeature,
  'dashboard/app': room(
    [
      ...SCREEN_BASE,
      'dashboard/features/account',
      'dashboard/features/apps',
      'dashboard/features/devices',
      'dashboard/features/doctor',
      'dashboard/features/firebase',
      'dashboard/features/github',
      'dashboard/features/login',
      'dashboard/features/platforms',
      'dashboard/features/preview',
      'dashboard/features/python-api',
      'dashboard/features/run-configurations',
      'dashboard/features/supabase',
      'dashboard/features/toolchain',
      'dashboard/features/workspace',
      'docs',
    ],
    'The app joins the features; the sign-in SDK and the stand-ins are not its business.',
  ),
  'dashboard/build': room([], 'It belongs to the build alone.'),
  'dashboard/gallery': room(ALL, STAGES),
  'dashboard/testing': room(ALL, STAGES),

  bench: room(ALL, 'It measures whole things.'),
  e2e: room(ALL, STAGES),
  tooling: room(ALL, 'It runs the others.'),
}

/**
 * Packages and modules that have one door: the rooms that may import them. A name ends with `*` for all that begin so.
 * An empty list: nobody.
 */
export const DOORS = [
  { names: ['zod'], rooms: [], why: 'Import zod/mini: classic zod adds 18 KiB to the first load.' },
  {
    names: ['execa', 'child_process', 'node:child_process'],
    rooms: ['helper/processes', 'launcher/supervise'],
    why: 'Only helper/processes starts programs, and only launcher/supervise the helper.',
  },
  {
    names: ['hono', 'hono/*', '@hono/*'],
    rooms: ['launcher/dashboard-server', 'launcher/local-sign-in'],
    why: 'Only the launcher’s servers know the web framework: with it a helper holds 8 MB more.',
  },
  {
    names: ['firebase', 'firebase/*', '@firebase/*'],
    rooms: ['dashboard/cloud'],
    why: 'Only dashboard/cloud imports the sign-in SDK.',
  },
]

/** What a half may import from outside the repository, where that is not everything. */
export const PACKAGES = [
  {
    under: 'contract',
    allowed: ['zod/mini'],
    why: 'The contract imports zod alone, so that both sides can carry it.',
  },
  { under: 'dashboard', refused: ['node:*'], why: 'The dashboard runs in a browser.' },
  {
    under: 'sketch/client',
    allowed: ['eventsource-parser', 'morphdom'],
    why: 'It runs in the sketch’s page; a package adds to its size.',
  },
  {
    under: 'helper/page-scripts',
    allowed: [],
    why: 'It runs in the app’s page and brings no package into it.',
  },
]
