import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The bundled program, built once for all tests of this workspace. */
    sketchBundle: string
  }
}

const run = promisify(execFile)

/** Builds the program as it is delivered, into a folder of its own, so that tests drive the real file. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sketch bundlé '))
  const bundle = path.join(folder, 'sketch.cjs')
  const rolldown = path.join(
    path.dirname(createRequire(import.meta.url).resolve('rolldown/package.json')),
    'bin/cli.mjs',
  )
  const config = path.join(import.meta.dirname, '../rolldown.config.mjs')
  await run(process.execPath, [rolldown, '-c', config, '--dir', folder])
  project.provide('sketchBundle', bundle)
  return async () => await rm(folder, { recursive: true, force: true })
}
