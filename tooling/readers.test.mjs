import { expect, test } from 'vitest'
import { compareWithList, helperModules, importsOf, takesOfFiles } from './helper-modules.mjs'

/**
 * What reads files beside `helper/foreign-files`, and why it may: what a repository brought is read through that door
 * (`docs/decisions/030…`), in a process of its own, with limits of size and time.
 */
const READERS = {
  'helper/cloning/partial-folders.ts': 'our state folder: records of clones; /proc: a command line',
  'helper/doctor-facts.ts': 'our state folder: what runs',
  'helper/doctor/folders.ts': 'our state folder: sessions',
  'helper/doctor/script-token.ts': 'our state folder: the script token',
  'helper/file-transaction/locate.ts':
    'bytes that are to be replaced, at most 1 MB; foreign-files reads their text',
  'helper/file-transaction/app-folders.ts':
    'bytes that are to be replaced, at most 4 MB, compared and not parsed',
  'helper/file-transaction/journal.ts': 'our state folder: journal and backups',
  'helper/peer/connections.ts': '/proc: how many descriptors this process may have',
  'helper/peer/find-peer.ts': '/proc: whose a connection is',
  'helper/peer/kernel-tables.ts': '/proc: the tables of connections',
  'helper/peer/ssh-tunnel.ts': '/proc: which program has a connection',
  'helper/preview/watch/source-fingerprint.ts': 'hashes of sources: ordinary files, at most 1 MB, not parsed',
  'helper/processes/descriptors.ts': 'the null device, to see whether it can be opened',
  'helper/processes/group.ts': '/proc: processes of a group',
  'helper/processes/process-start-id.ts': '/proc: when a process began',
  'helper/project-files/': 'the door for writing: folders held open, and files to be replaced, at most 4 MB',
  'helper/projects/project-store.ts': 'our state folder: the settings of a project',
  'helper/python-api/environments/lacking-packages.ts':
    'pyvenv.cfg: an ordinary file, at most 4 MB, asked for one word',
  'helper/python-api/made-environments.ts': 'pyvenv.cfg: an ordinary file, at most 4 MB, compared as a whole',
  'helper/run-configurations/launch-folder.ts':
    'bytes that are to be replaced, at most 4 MB; foreign-files reads their text',
  'helper/state/':
    'our state folder; the bounded reading of ordinary files that is listed here; hashes of what we wrote',
  'helper/toolchain/add-web.ts':
    'our state folder: what flutter create made there, at most 4 MB a file, not parsed',
  'helper/toolchain/checks/built-files.ts':
    'sizes of what flutter build web made: packed and counted, not parsed',
  'helper/tools/firebase/firebase.ts': 'a folder of its own below the system’s temporary one: a debug log',
  'helper/tools/flutter/version.ts': 'the version file of the Flutter SDK, a flat object of at most 4 MB',
  'helper/tools/git/memory-limit.ts': '/proc: which bound of memory this process has',
  'helper/tools/git/network-share.ts': 'git’s own files: whether they name another computer',
  'helper/tools/git/neutral-environment.ts': 'git’s own files: the settings of a repository',
  'helper/tools/git/open.ts': 'git’s own files: .git',
  'helper/tools/git/plain-files.ts': 'git’s own files: .git and commondir',
  'helper/tools/git/shape.ts': 'git’s own files: commondir and gitdir',
  'helper/process-table/linux.ts': '/proc: processes, and the sockets on which they listen',
  'helper/workspace/repositories/starters.ts': 'the starters that we bring, and our state folder',
  'helper/workspace/stored-workspace.ts': 'our state folder: the chosen directory',
}

const READS =
  /^(?:readFile|open|openAsBlob|createReadStream|read|readv|ReadStream|FileReadStream|copyFile|cp)(?:Sync)?$/
/** Of ours: they read whatever path they are given. */
const OURS = /^(?:textOf|readFileIn)$/

const reads = (source) =>
  takesOfFiles(source, READS) ||
  importsOf(source).some(({ from, names }) => from.startsWith('.') && names?.some((name) => OURS.test(name)))

test('E31 what a repository brought is read by one door alone: all that reads files besides is listed', async () => {
  const modules = await helperModules()
  const found = modules.filter(
    ({ name, source }) => !name.startsWith('helper/foreign-files/') && reads(source),
  )
  const { unlisted, stale } = compareWithList(
    found.map(({ name }) => name),
    READERS,
  )
  expect(unlisted).toEqual([])
  // none that is listed and reads nothing any more
  expect(stale).toEqual([])
})

test.each([
  ["import { readFile } from 'node:fs/promises'", true],
  ["import { stat,\n  open as openFile } from 'fs/promises'", true],
  ["import { type Stats, createReadStream } from 'node:fs'", true],
  ["import fs from 'node:fs'", true],
  ["import * as fs from 'node:fs/promises'", true],
  ["export { readFileSync } from 'node:fs'", true],
  ["const fs = await import('node:fs')", true],
  ["const fs = process.getBuiltinModule('node:fs')", true],
  ["import { entriesOf, textOf } from '../state/index.ts'", true],
  ["import { readFileIn } from '../project-files/index.ts'", true],
  ["import { opendir, readdir, readlink, stat } from 'node:fs/promises'", false],
  ["import { type Dirent } from 'node:fs'", false],
  ["import { readForeign } from '../foreign-files/index.ts'", false],
  ["import { textOf } from 'elsewhere'", false],
])('and that is told by what is imported: %j', (source, expected) => {
  expect(reads(source)).toBe(expected)
})
