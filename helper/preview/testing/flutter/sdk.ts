import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FAKE = new URL('./flutter.mjs', import.meta.url)

/** Creates a folder that looks like an SDK, with a Node program as `bin/flutter`; resolves with its `bin` for PATH. */
export async function makeFakeSdk(root: string, version = '3.41.2', program = FAKE): Promise<string> {
  const bin = join(root, 'bin')
  await mkdir(join(bin, 'internal'), { recursive: true })
  await mkdir(join(bin, 'cache'), { recursive: true })
  await writeFile(join(bin, 'internal', 'engine.version'), 'fake\n')
  await writeFile(
    join(bin, 'cache', 'flutter.version.json'),
    JSON.stringify({ frameworkVersion: version, channel: 'stable' }),
  )
  await writeFile(join(bin, 'flutter'), `#!${process.execPath}\nimport(${JSON.stringify(program.href)})\n`, {
    mode: 0o755,
  })
  return bin
}

/** The path of a recording: `recorded/…` of the real tool, or one that was written after its source. */
export function transcript(name: string): string {
  const folder = name.startsWith('recorded/') ? '' : 'transcripts'
  return join(import.meta.dirname, '..', folder, `${name}.jsonl`)
}
