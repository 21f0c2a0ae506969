import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Creates a folder that looks like an SDK, with the fake as `bin/flutter`; resolves with its `bin` for PATH. */
export async function makeFakeSdk(root: string, version = '3.41.2'): Promise<string> {
  const bin = join(root, 'bin')
  await mkdir(join(bin, 'internal'), { recursive: true })
  await mkdir(join(bin, 'cache'), { recursive: true })
  await writeFile(join(bin, 'internal', 'engine.version'), 'fake\n')
  await writeFile(
    join(bin, 'cache', 'flutter.version.json'),
    JSON.stringify({ frameworkVersion: version, channel: 'stable' }),
  )
  const program = new URL('./fake-flutter.mjs', import.meta.url).href
  await writeFile(join(bin, 'flutter'), `#!${process.execPath}\nimport(${JSON.stringify(program)})\n`, {
    mode: 0o755,
  })
  return bin
}

/** The path of a recording: `recorded/…` of the real tool, or one that was written after its source. */
export function transcript(name: string): string {
  const folder = name.startsWith('recorded/') ? '' : 'transcripts'
  return join(import.meta.dirname, folder, `${name}.jsonl`)
}
