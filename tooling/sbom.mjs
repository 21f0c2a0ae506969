import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The workspaces whose packages go into the built product. */
const SHIPPED = ['contract', 'dashboard', 'helper', 'launcher', 'sketch']

/**
 * Packages that no workspace names and the product has parts of: the icons, which are copied into the sources with
 * their licence, and what the build puts in of itself (the stylesheet that Tailwind begins with, the few functions by
 * which modules are loaded).
 */
const COPIED = [
  { name: 'lucide-react', at: 'dashboard/icons' },
  ...['rolldown', 'tailwindcss', 'vite'].map((name) => ({ name, at: `node_modules/${name}` })),
]

/**
 * The software bill of materials as CycloneDX 1.6: every package that may be in the bundles, with version, licence and
 * the lockfile's checksum. Read from the lockfile alone, without time or serial number, so that the same sources give
 * the same bytes; `npm sbom` gives neither.
 */
export function billOfMaterials(lock) {
  const components = shippedPackages(lock).map(({ ref, name, entry }) => ({
    type: 'library',
    'bom-ref': ref,
    name,
    version: entry.version,
    licenses: [licenceOf(entry.license)],
    purl: ref,
    hashes: hashesOf(entry.integrity),
  }))
  const { version } = lock.packages[''] // the lockfile's copy of the root package.json
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'mosaygent', name: 'mosaygent', version } },
    components,
  }
}

/**
 * Every package that may be in the bundles, in the order of their references. `at`: where its licence's text
 * lies, which is its place in the lockfile unless it is copied.
 * @returns {{ ref: string, name: string, at: string, entry: { version: string, license: string, integrity?: string } }[]}
 */
export function shippedPackages(lock) {
  const found = new Map()
  for (const workspace of SHIPPED) collect(lock.packages, workspace, found)
  for (const { name, at } of COPIED) {
    const entry = lock.packages[`node_modules/${name}`]
    const ref = `pkg:npm/${name}@${entry.version}`
    found.set(ref, { ref, name, at, entry })
  }
  return [...found.values()].sort((a, b) => (a.ref < b.ref ? -1 : 1))
}

export async function writeBillOfMaterials(root, target) {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  await writeFile(target, `${JSON.stringify(billOfMaterials(lock), null, 2)}\n`)
}

/** Adds what the package at this place of the lockfile needs to run, and what that needs. */
function collect(packages, place, found) {
  const { dependencies = {}, optionalDependencies = {} } = packages[place]
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const at = resolve(packages, place, name)
    if (at === null) {
      if (name in optionalDependencies) continue
      throw new Error(`The lockfile has no ${name}, which ${place} depends on.`)
    }
    const entry = packages[at]
    if (entry.link) continue // a workspace: one of those above
    const ref = `pkg:npm/${name.replace('@', '%40')}@${entry.version}`
    if (found.has(ref)) continue
    found.set(ref, { ref, name, at, entry })
    collect(packages, at, found)
  }
}

/** As Node does: the nearest `node_modules` upwards. */
function resolve(packages, place, name) {
  for (let folder = place; ;) {
    const at = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (at in packages) return at
    if (folder === '') return null
    const above = folder.lastIndexOf('/node_modules/')
    folder = above === -1 ? '' : folder.slice(0, above)
  }
}

/** An expression (`MIT OR Apache-2.0`) has a field of its own. */
function licenceOf(licence) {
  return / (?:OR|AND|WITH) /.test(licence) ? { expression: licence } : { license: { id: licence } }
}

/** From the lockfile's `sha512-BASE64`. */
function hashesOf(integrity) {
  const [, sha512] = /^sha512-(\S+)$/.exec(integrity) ?? []
  return sha512 === undefined
    ? []
    : [{ alg: 'SHA-512', content: Buffer.from(sha512, 'base64').toString('hex') }]
}
