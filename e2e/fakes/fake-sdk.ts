import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A folder that looks like an SDK, whose `flutter` is the given Node program; gives its `bin`, for PATH. */
export async function makeFakeSdk(root: string, program: URL, version: string): Promise<string> {
  const bin = join(root, 'sdk é', 'bin')
  await mkdir(join(bin, 'internal'), { recursive: true })
  await mkdir(join(bin, 'cache'))
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
