import { expect, test } from 'vitest'
import { compareWithList, helperModules, importsOf, takesOfFiles } from './helper-modules.mjs'

/** What writes files, and where: into a project by one door alone, which holds folders (`docs/decisions/032…`). */
const WRITERS = {
  'helper/project-files/entries.ts': 'the door itself',
  'helper/cloning/partial-folders.ts': 'our state folder: records of clones',
  'helper/doctor/doctor.ts': 'our state folder: permissions',
  'helper/doctor/folders.ts': 'our state folder: whether it can be written',
  'helper/file-transaction/journal.ts': 'our state folder: journal and undo',
  'helper/file-transaction/finish.ts': 'our state folder: backups',
  'helper/file-transaction/transaction.ts': 'our state folder: backups',
  'helper/projects/project-store.ts': 'our state folder',
  'helper/python-api/tests/run-pytest.ts':
    'a folder of its own below the system’s temporary one: a plugin of pytest',
  'helper/run-configurations/values-file.ts': 'our state folder: the values of a run',
  'helper/state/': 'our state folder',
  'helper/toolchain/add-web.ts': 'our state folder: what flutter create makes',
  'helper/tools/firebase/install.ts': 'our state folder: the Firebase command line',
  'helper/tools/firebase/firebase.ts': 'a folder of its own below the system’s temporary one',
  'helper/tools/gh/release.ts': 'our state folder: the GitHub command line',
  'helper/workspace/repositories/starters.ts': 'our state folder: the starters’ repositories',
}

const WRITES =
  /^(?:writeFile|appendFile|copyFile|cp|rename|rm|rmdir|unlink|mkdir|mkdtemp|symlink|link|truncate|chmod|chown|utimes|createWriteStream)(?:Sync)?$/

/** Whether it imports something that writes: by its name, or as a whole, which says nothing. */
const writes = (source) =>
  takesOfFiles(source, WRITES) || importsOf(source).some(({ from }) => from === 'write-file-atomic')

test('E23 files are written into a project by one door alone', async () => {
  const found = (await helperModules()).filter(({ source }) => writes(source))
  const { unlisted, stale } = compareWithList(
    found.map(({ name }) => name),
    WRITERS,
  )
  expect(unlisted).toEqual([])
  // none that is listed and writes nothing any more
  expect(stale).toEqual([])
})

test.each([
  ["import { rename } from 'node:fs/promises'", true],
  ["import { readFile,\n  rm as remove } from 'node:fs/promises'", true],
  ["import fs from 'node:fs'", true],
  ["import * as fs from 'fs'", true],
  ["import writeFileAtomic from 'write-file-atomic'", true],
  ["import { readFile, realpath } from 'node:fs/promises'", false],
])('and that is told by what is imported: %j', (source, expected) => {
  expect(writes(source)).toBe(expected)
})
