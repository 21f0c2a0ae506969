import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { productVersion } from './product-version.mjs'

/**
 * The manifest of the built product, so that `npm pack ./launcher/dist` gives a package: what it needs is in its files,
 * so it depends on nothing. `private` stays: publishing is for who chooses the licence.
 */
export function packageManifest(launcher) {
  const { name, private: isPrivate, description, type, engines } = launcher
  return {
    name,
    version: productVersion(),
    private: isPrivate,
    description,
    license: 'UNLICENSED',
    type,
    bin: { mosaygent: 'mosaygent.mjs' },
    engines,
  }
}

/** The commands in it are to be copied as they stand. */
export const readmeOf = (text, version) => text.replaceAll('-VERSION.tgz', `-${version}.tgz`)

/** Writes the manifest and the readme, and gives names that npm leaves out of every package others that it takes. */
export async function completePackage(root, product) {
  const launcher = JSON.parse(await readFile(join(root, 'launcher/package.json'), 'utf8'))
  const manifest = packageManifest(launcher)
  await writeFile(join(product, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const readme = await readFile(join(root, 'launcher/README.md'), 'utf8')
  await writeFile(join(product, 'README.md'), readmeOf(readme, manifest.version))
  for (const kind of ['api', 'flutter']) {
    const folder = join(product, 'starters', kind)
    await rename(join(folder, '.gitignore'), join(folder, 'gitignore')) // the helper gives it its dot back
  }
}
