import type { DoctorCheck, DoctorCheckId, DoctorFix } from '@mosaygent/contract'

/** What the doctor page says. */
export const DOCTOR_TEXTS = {
  title: 'Doctor',
  again: 'Check again',
  copy: 'Copy report',
  connection: 'This page and the helper',
  permission: 'Browser permission',
  reached: 'Connection',
  asking: 'asking the browser',
  progress: (name: string) => `${name}: install progress`,
  copyCommand: (command: string) => `Copy ${command}`,
  notAsked: 'The helper runs these checks once it answers. They are in the terminal, too.',
  terminal: 'npm run doctor',
  checking: 'Checking this computer',
  nothingKnown: 'Nothing is known of this computer yet',
  offline: 'The helper is not connected',
  summary: ({ issues, optional }: { issues: number; optional: number }) =>
    [
      issues === 0 ? 'No issues' : issues === 1 ? '1 issue' : `${issues} issues`,
      ...(optional === 0 ? [] : [`${optional} optional`]),
    ].join(', '),
  optional: 'Optional',
  cancelled: 'Cancelled. Nothing was installed.',
} as const

export const CHECK_NAMES: Readonly<Record<DoctorCheckId, string>> = {
  node: 'Node',
  git: 'Git',
  flutter: 'Flutter',
  dart: 'Dart',
  gh: 'GitHub CLI',
  'github-login': 'GitHub login',
  firebase: 'Firebase CLI',
  uv: 'uv',
  python: 'Python',
  browser: 'Browser',
  'dashboard-port': 'Dashboard’s port',
  'helper-port': 'Helper’s port',
  'preview-port': 'Preview’s port',
  directory: 'Project directory',
  disk: 'Disk',
  home: 'Mosaygent’s folder',
  sessions: 'Sessions',
  script: 'Token for scripts',
  leftovers: 'Left running',
}

/** The checks by what they are about, in the order of the page. */
export const CHECK_GROUPS: readonly { title: string; ids: readonly DoctorCheckId[] }[] = [
  {
    title: 'Programs',
    ids: ['node', 'git', 'flutter', 'dart', 'gh', 'github-login', 'firebase', 'uv', 'python', 'browser'],
  },
  { title: 'Ports', ids: ['dashboard-port', 'helper-port', 'preview-port'] },
  {
    title: 'Storage',
    ids: ['directory', 'disk', 'home', 'sessions', 'script', 'leftovers'],
  },
]

export const STATE_WORDS: Readonly<Record<DoctorCheck['state'], string>> = {
  ok: 'In order',
  missing: 'Missing',
  taken: 'Taken',
  problem: 'Problem',
}

/** The button of each fix; uv has a link of its own. */
export const FIX_LABELS: Readonly<Record<Exclude<DoctorFix, 'install-uv'>, string>> = {
  'install-git': 'Get git',
  'install-flutter': 'Install Flutter',
  'install-gh': 'Install GitHub CLI',
  'log-in-to-github': 'Log in to GitHub',
  'install-firebase': 'Install Firebase CLI',
  'choose-directory': 'Choose directory',
  'end-leftovers': 'End it',
  'protect-home': 'Fix permissions',
}

/** The browser's own permission, which the helper cannot see. */
export const PERMISSION_WORDS = {
  'not-needed': 'not needed, since this page comes from this computer',
  unknown: 'this browser does not tell',
  granted: 'given',
  prompt: 'not given yet: the browser asks when you press “Check Connection”',
  denied: 'denied; allow it in the site’s settings beside the address',
} as const
