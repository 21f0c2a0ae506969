import { expect, it } from 'vitest'
import { SESSIONS } from '../../features/account/texts.ts'
import { texts as apps } from '../../features/apps/texts.ts'
import { STATES } from '../../features/devices/texts.ts'
import { APPS } from '../../features/firebase/apps/texts.ts'
import { DRIFT } from '../../features/firebase/drift/texts.ts'
import { ACTIVE } from '../../features/firebase/project/texts.ts'
import { FILES } from '../../features/firebase/switch/texts.ts'
import { ENVIRONMENT_NAME, FIREBASE } from '../../features/firebase/texts.ts'
import { TOOL } from '../../features/firebase/tool/texts.ts'
import { texts as github } from '../../features/github/texts.ts'
import { LOGIN_TEXTS } from '../../features/login/texts.ts'
import { texts as consoleTexts } from '../../features/preview/console/texts.ts'
import { texts as mosaic } from '../../features/preview/mosaic/texts.ts'
import { barTexts } from '../../features/preview/texts.ts'
import { DOWNLOAD } from '../../features/python-api/texts.ts'
import { texts as runs } from '../../features/run-configurations/texts.ts'
import { texts as checks } from '../../features/toolchain/checks/texts.ts'
import { texts as folders } from '../../features/workspace/folders/texts.ts'
import { texts as workspace } from '../../features/workspace/texts.ts'
import { CONNECTION_BADGES } from '../../helper-ui/connection-texts.ts'
import { texts as tests } from '../../helper-ui/test-run/texts.ts'
import { texts as firstDay } from '../getting-started/texts.ts'
import { HELP_TEXTS } from '../layout/help/texts.ts'
import { texts as frame } from '../layout/texts.ts'
import { literal, tableOf } from './tables.test-support.ts'

const sources = import.meta.glob<string>(
  ['../**/*.tsx', '../../features/**/*.tsx', '../../helper-ui/*/*.tsx'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

/** An attribute, with one pair of braces within it at most. */
const ATTRIBUTE = /[\w-]+=\{(?:[^{}]|\{[^{}]*\})*\}/g

/** What each badge of the code shows, by place: the same expression means other words elsewhere. */
const inCode = Object.entries(sources).flatMap(([file, text]) => {
  const place = /\/(?:features|helper-ui)\/([^/]+)\//.exec(file)?.[1] ?? 'frame'
  return Array.from(text.matchAll(/<Badge\b([\s\S]*?)<\/Badge>/g), ([, inner = '']) =>
    Array.from(
      inner.replaceAll(ATTRIBUTE, '').matchAll(/\{(?!\/\*)([^{}]+)\}/g),
      ([, shown = '']) => `${place}: ${shown.replaceAll(/\s+/g, ' ').trim()}`,
    ),
  ).flat()
})

type Place = readonly [name: string, badges: Readonly<Record<string, readonly string[]>>]
/** The place in the document, and the words of each badge, with 2 where something is counted. */
const SAYS: Readonly<Record<string, Place>> = {
  frame: [
    'frame',
    {
      'texts.activity.running(count)': [frame.activity.running(2)],
      'HELP_TEXTS.unread(unread)': [HELP_TEXTS.unread(2)],
      'HELP_TEXTS.isNew': [HELP_TEXTS.isNew],
      'texts.progress(done, steps.length)': [firstDay.progress(2, 7)],
    },
  ],
  login: ['sign-in', { 'LOGIN_TEXTS.local': [LOGIN_TEXTS.local] }],
  apps: ['the picker of apps', { 'texts.shown': [apps.shown], 'texts.noWeb': [apps.noWeb] }],
  'run-configurations': ['the list of run configurations', { 'texts.proposed': [runs.proposed] }],
  workspace: [
    'Environment',
    {
      'texts.card.present': [workspace.card.present],
      'texts.card.missing': [workspace.card.missing],
      'texts.card.unknown': [workspace.card.unknown],
      'texts.card.modified': [workspace.card.modified],
      'texts.card.clean': [workspace.card.clean],
      'texts.page.jobs(running)': [workspace.page.jobs(2)],
      'texts.directory.browserOnly': [workspace.directory.browserOnly],
      'texts.directory.remembered': [workspace.directory.remembered],
      'texts.directory.refused': [workspace.directory.refused],
      // in the switcher
      state: [workspace.switcher.running, workspace.switcher.gone],
      'texts.marks[mark]': Object.values(folders.marks),
    },
  ],
  devices: ['the strip of a device', { 'STATES[run.state]': Object.values(STATES) }],
  preview: [
    'Flutter',
    {
      'status.running ? barTexts.state.running : barTexts.state.stopped': [
        barTexts.state.running,
        barTexts.state.stopped,
      ],
      'barTexts.compileErrors': [barTexts.compileErrors],
      'barTexts.pageErrors': [barTexts.pageErrors],
      'errors === 0 && otherErrors ? texts.noAppErrors : texts.errors(errors)': [
        consoleTexts.noAppErrors,
        consoleTexts.errors(2),
      ],
      // for who listens
      'texts.errorsNow': [],
      "texts.inFrames(texts.errors(errors), within('errors'))": [mosaic.inFrames(mosaic.errors(2), 2)],
      "texts.inFrames(texts.overflows(overflows), within('overflows'))": [
        mosaic.inFrames(mosaic.overflows(2), 2),
      ],
    },
  ],
  toolchain: [
    'Checks',
    {
      'words.errors(counts.error)': [checks.analyze.errors(2)],
      'words.warnings(counts.warning)': [checks.analyze.warnings(2)],
      'words.infos(counts.info)': [checks.analyze.infos(2)],
      'words.discontinued': [checks.packages.discontinued],
    },
  ],
  'test-run': [
    'Tests',
    {
      'texts.failed(failed)': [tests.failed(2)],
      'texts.passed(passed)': [tests.passed(2)],
      'texts.skipped(skipped)': [tests.skipped(2)],
      'texts.unfinished(unfinished)': [tests.unfinished(2)],
    },
  ],
  firebase: [
    'Firebase',
    {
      'ACTIVE.synced': [ACTIVE.synced],
      'ACTIVE.different': [ACTIVE.different],
      'FIREBASE.notAppliedShort': [FIREBASE.notAppliedShort],
      'ENVIRONMENT_NAME[environment]': Object.values(ENVIRONMENT_NAME),
      'TOOL.state[state]': Object.values(TOOL.state),
      'TOOL.missing': [TOOL.missing],
      'TOOL.unknown': [TOOL.unknown],
      'DRIFT.allMatch': [DRIFT.allMatch],
      'DRIFT.differ(drift.mismatches)': [DRIFT.differ(2)],
      words: [DRIFT.differ(2)],
      'DRIFT.differShort(drift.mismatches)': [DRIFT.differShort(2)],
      'APPS.none': [APPS.none],
      'APPS.inUse': [APPS.inUse],
      'FILES.change[file.change]': Object.values(FILES.change),
    },
  ],
  github: [
    'GitHub',
    {
      'texts.login.loggedIn': [github.login.loggedIn],
      'texts.login.loggedOut': [github.login.loggedOut],
      'found.version === null ? texts.install.installed : texts.install.version(found.version)': [
        github.install.installed,
        github.install.version('2'),
      ],
      'texts.install.missing': [github.install.missing],
      'texts.page.unknown': [github.page.unknown],
      'texts.list.archived': [github.list.archived],
    },
  ],
  account: ['Account', { 'SESSIONS.current': [SESSIONS.current] }],
  'python-api': ['Helper', { 'words.badge': CONNECTION_BADGES, 'DOWNLOAD.done': [DOWNLOAD.done] }],
}

it('every badge of the code is known here', () => {
  const known = Object.entries(SAYS).flatMap(([place, [, badges]]) =>
    Object.keys(badges).map((shown) => `${place}: ${shown}`),
  )
  expect([...new Set(inCode)].toSorted()).toEqual(known.toSorted())
})

it.each(Object.values(SAYS))('the badges of %s are those of the table', (name, badges) => {
  const row = tableOf('## Badges').find(([place]) => place === name)
  expect(literal(row?.[1]).toSorted()).toEqual([...new Set(Object.values(badges).flat())].toSorted())
})

it('the table has no place that there is not', () => {
  expect(
    tableOf('## Badges')
      .map(([place = '']) => place)
      .toSorted(),
  ).toEqual(
    Object.values(SAYS)
      .map(([name]) => name)
      .toSorted(),
  )
})
