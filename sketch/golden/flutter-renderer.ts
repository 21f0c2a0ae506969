import { spawn } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import getPort from 'get-port'
import type { Tree } from './trees/tree.ts'

export interface FlutterRenderer {
  readonly url: string
  /** Puts the tree up; the page's title is then its name. */
  show(tree: Tree): void
  /** What it complained about so far: a tree that is no Python, a widget that Flutter refused. */
  errors(): string
  close(): Promise<void>
}

/** Flet's client with its own CanvasKit, and the sketch's own font files instead of its one. */
export async function startFlutter(python: string): Promise<FlutterRenderer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'flet é '))
  await writeFonts(path.join(folder, 'assets'))
  const port = await getPort({ host: '127.0.0.1' })
  const script = path.join(import.meta.dirname, 'show_trees.py')
  const child = spawn(python, [script, String(port), folder], {
    stdio: ['pipe', 'ignore', 'pipe'],
    env: {
      ...process.env,
      FLET_WEB_NO_CDN: 'true',
      FLET_WEB_RENDERER: 'canvaskit',
      // Flet's version is fixed: what a later one takes away is no error of a tree
      PYTHONWARNINGS: 'ignore::DeprecationWarning',
    },
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (errors += piece))
  return {
    url: `http://127.0.0.1:${port}`,
    show: ({ name, flet, dark, rtl }) =>
      void child.stdin.write(
        `${JSON.stringify({ name, tree: flet, dark: dark === true, right_to_left: rtl === true })}\n`,
      ),
    errors: () => errors,
    async close() {
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Flet adds `fonts/roboto.woff2` as the regular one by itself. */
async function writeFonts(folder: string): Promise<void> {
  const require = createRequire(import.meta.url)
  const fonts = path.join(folder, 'fonts')
  await mkdir(fonts, { recursive: true })
  const copy = async (weight: number, name: string): Promise<void> => {
    const file = `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff2`
    await copyFile(require.resolve(file), path.join(fonts, name))
  }
  await Promise.all([copy(400, 'roboto.woff2'), copy(500, 'roboto-500.woff2'), copy(700, 'roboto-700.woff2')])
  const manifest = [
    { family: 'MaterialIcons', fonts: [{ asset: 'fonts/MaterialIcons-Regular.otf' }] },
    {
      family: 'Roboto',
      fonts: [
        { asset: 'fonts/roboto-500.woff2', weight: 500 },
        { asset: 'fonts/roboto-700.woff2', weight: 700 },
      ],
    },
  ]
  await writeFile(path.join(folder, 'FontManifest.json'), JSON.stringify(manifest))
}
