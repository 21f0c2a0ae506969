import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { runStep } from './run-step.mjs'

/** Its wheel carries a web client built with Flutter 3.44: a real Flutter renderer without an SDK. */
const FLET_VERSION = '1.0.5'

/**
 * The Python that has Flet, installed once below `.cache/real`; null, with the reason on stderr, when it cannot be had.
 * Run apps with `FLET_WEB_NO_CDN=true`, so that its client takes CanvasKit and fonts from the wheel and not from afar.
 * @param {string} root @returns {Promise<string | null>}
 */
export async function ensureFlet(root) {
  const windows = process.platform === 'win32'
  const folder = join(root, '.cache/real', `flet-${FLET_VERSION}`)
  const python = join(folder, windows ? 'Scripts/python.exe' : 'bin/python')
  const done = join(folder, 'installed')
  if (existsSync(done)) return python
  console.log('Installing Flet for these tests')
  const packages = [`flet==${FLET_VERSION}`, `flet-web==${FLET_VERSION}`]
  const pip = ['-m', 'pip', 'install', '-q', '--disable-pip-version-check', ...packages]
  try {
    await mkdir(folder, { recursive: true })
    await must(windows ? 'python' : 'python3', ['-m', 'venv', folder], folder)
    await must(python, pip, folder)
    // Made last, so that an install that was cut off is done again.
    await mkdir(done)
    return python
  } catch (error) {
    console.error(`Flet could not be installed: ${error.message}`)
    return null
  }
}

async function must(file, args, cwd) {
  const code = await runStep(file, args, { cwd, quiet: true })
  if (code !== 0) throw new Error(`${file} ${args.slice(0, 2).join(' ')} ended with ${code}`)
}
