import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { APP_FILES, DART, GOOGLE, PLIST } from '../firebase/app-files.ts'
import { DEV, LOGGED_IN, aboutProject } from '../firebase/cloud.ts'
import { expect, type Running, type Harness, test } from './harness.ts'

const FAKE = new URL('../../helper/firebase/testing/fake-firebase.mjs', import.meta.url).pathname

/** Loaded before the program: it is gone in the moment in which it would put the second new file into its place. */
const KILLED = `import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
const { rename } = fs.promises
let placed = 0
fs.promises.rename = (from, to) => {
  if (String(from).includes('.mosaygent-') && (placed += 1) === 2) {
    process.kill(process.pid, 'SIGKILL')
    return new Promise(() => undefined)
  }
  return rename(from, to)
}
syncBuiltinESMExports()
`

/** Half of a download: the helper is killed after the first of three files. Gives how the next one is run. */
async function killedHalfway(harness: Harness): Promise<() => Promise<Running>> {
  for (const [path, text] of Object.entries(APP_FILES)) {
    await mkdir(dirname(join(harness.flutter, path)), { recursive: true })
    await writeFile(join(harness.flutter, path), text)
  }
  await harness.program('firebase', `#!/bin/sh\nexec "${process.execPath}" "${FAKE}" "$@"\n`)
  const answers = [LOGGED_IN, ...aboutProject(DEV), { when: '--version', stdout: '15.34.2\n' }]
  await writeFile(join(harness.folder, 'answers.json'), JSON.stringify(answers))
  const hook = join(harness.folder, 'killed.mjs')
  await writeFile(hook, KILLED)
  const env = { FAKE_ROOT: harness.folder }
  const helper = await harness.run({ env, node: ['--import', hook] }).ready()
  await helper.call('POST', '/environment/set-directory', { path: harness.project })
  const fetched = helper.call('POST', '/firebase/fetch-firebase-configs', {
    project_id: DEV.id,
    bundle_id: DEV.bundle,
    flutter_app_path: harness.flutter,
    firebase_config_path: DART,
  })
  await expect(fetched).rejects.toThrow()
  await helper.ended
  return () => harness.run({ env }).ready()
}

/** Which of the three files are those of the project, in the order in which they are put into place. */
async function ofProject({ flutter }: Harness): Promise<boolean[]> {
  const texts = [GOOGLE, PLIST, DART].map((path) => readFile(join(flutter, path), 'utf8').catch(() => ''))
  return (await Promise.all(texts)).map((text) => text.includes(DEV.id))
}

test(
  'a helper that is killed between two config files: the next one finishes them, says so, and Undo has the old bytes',
  { tag: '@P-204' },
  async ({ harness }) => {
    const again = await killedHalfway(harness)
    expect(await ofProject(harness)).toEqual([true, false, false])
    const next = await again()
    expect(await ofProject(harness)).toEqual([true, true, true])
    expect(next.output()).toMatch(/config files that was interrupted was finished/)
    expect((await next.call('POST', '/firebase/undo')).status).toBe(200)
    expect(await ofProject(harness)).toEqual([false, false, false])
    expect(await readFile(join(harness.flutter, DART), 'utf8')).toBe(APP_FILES[DART])
  },
)

test(
  'a file that somebody changed meanwhile is not overwritten: the others get their old bytes back, and that is said',
  { tag: '@P-204' },
  async ({ harness }) => {
    const again = await killedHalfway(harness)
    const mine = `// mine\n${APP_FILES[DART]}`
    await writeFile(join(harness.flutter, DART), mine)
    const next = await again()
    expect(await ofProject(harness)).toEqual([false, false, false])
    expect(await readFile(join(harness.flutter, DART), 'utf8')).toBe(mine)
    expect(next.output()).toMatch(/config files that was interrupted was taken back/)
    expect(await next.call('POST', '/firebase/undo')).toMatchObject({ status: 409 })
    expect(await readFile(join(harness.flutter, DART), 'utf8')).toBe(mine)
  },
)
