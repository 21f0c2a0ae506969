import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

const RECORDER = new URL('./flutter-recorder.mjs', import.meta.url).href

/**
 * A folder for `FLUTTER_ROOT` that is the SDK on PATH but for its `bin/flutter`, which records each `flutter run` into
 * files of that name (`…/clean` becomes `…/clean-4711.jsonl`) and starts the real one. Null where there is none, or it
 * is none of an SDK's.
 */
export async function recordedFlutter(
  to: string,
  path = process.env['PATH'] ?? '',
): Promise<{ readonly root: string; dispose(): Promise<void> } | null> {
  const found = path
    .split(delimiter)
    .map((folder) => join(folder, 'flutter'))
    .find((file) => existsSync(file))
  if (found === undefined) return null
  const flutter = await realpath(found)
  const real = dirname(dirname(flutter))
  if (!existsSync(join(real, 'bin/internal'))) return null
  await mkdir(dirname(to), { recursive: true })
  const root = await mkdtemp(join(tmpdir(), 'mosaygent recorded é '))
  await mkdir(join(root, 'bin'))
  for (const folder of ['.', 'bin'])
    for (const name of await readdir(join(real, folder)))
      if (name !== 'bin' && name !== 'flutter')
        await symlink(join(real, folder, name), join(root, folder, name))
  const places = JSON.stringify({ flutter, to })
  const text = `#!${process.execPath}\nimport(${JSON.stringify(RECORDER)}).then(({ record }) => record(${places}))\n`
  await writeFile(join(root, 'bin/flutter'), text, { mode: 0o755 })
  return { root, dispose: () => rm(root, { recursive: true, force: true }) }
}
