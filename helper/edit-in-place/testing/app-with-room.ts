import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Reply } from '@mosaygent/contract'
import { createEditInPlace, type EditInPlace } from '../edit-in-place.ts'

/** An app in a folder of its own, and the edits in place of it. */
export interface AppWithRoom {
  /** The app's folder. */
  readonly app: string
  readonly room: EditInPlace
  /** Ends them, and removes the folder. */
  close(): Promise<void>
}

/** An app called `app` of these files, by their paths within it; their folders are `lib` at most. */
export async function appWithRoom(files: Readonly<Record<string, string>>): Promise<AppWithRoom> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'mosaygent edits é ')))
  const app = join(root, 'app')
  await mkdir(join(app, 'lib'), { recursive: true })
  await mkdir(join(root, 'home'))
  for (const [path, text] of Object.entries({ 'pubspec.yaml': 'name: app\n', ...files }))
    await writeFile(join(app, path), text)
  const room = await createEditInPlace({
    home: join(root, 'home'),
    notice: () => undefined,
    onDamaged: () => undefined,
    flutterPath: () => Promise.resolve(app),
    wrote: () => undefined,
    opensInEditor: () => Promise.resolve(false),
    localPackages: () => Promise.resolve([]),
    // a busy machine is slow, not wrong
    mostMs: 50_000,
  })
  return {
    app,
    room,
    async close() {
      await room.close()
      await rm(dirname(app), { recursive: true, force: true })
    },
  }
}

/** Where values come from, a line each: path, place, and what is edited there. */
export const toldOrigins = ({ origins }: Reply<'literalOrigins'>): string[] =>
  origins.map(({ path, library, place, given }) =>
    [
      path.join(' '),
      place === null ? library : `${place.file}:${place.line}`,
      given?.how ?? 'no literal',
      given?.call ?? '',
    ].join(' | '),
  )
