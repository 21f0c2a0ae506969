import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fingerprint, readStamp, writeStamp } from './fingerprint.mjs'
import { writeNotices } from './notices.mjs'
import { completePackage } from './package-manifest.mjs'
import { productVersion } from './product-version.mjs'
import { writeBillOfMaterials } from './sbom.mjs'
import { runStep, toolScript } from './run-step.mjs'
import { copyShipped, removeOthers, trackedFiles } from './tracked-files.mjs'

/** What is built from what. Each is built again only when its sources changed. */
const TARGETS = [
  {
    name: 'dashboard',
    sources: ['contract', 'dashboard', 'CHANGELOG.md', 'tooling/bundled-text.mjs', 'package-lock.json'],
    command: (root) => [toolScript(root, 'vite', 'bin/vite.js'), 'build', 'dashboard', '--logLevel', 'warn'],
  },
  {
    name: 'sketch',
    sources: [
      'contract',
      'sketch',
      'tooling/bundled-text.mjs',
      'tooling/in-one-byte.mjs',
      'package-lock.json',
    ],
    command: (root) => [toolScript(root, 'rolldown', 'bin/cli.mjs'), '-c', 'sketch/rolldown.config.mjs'],
  },
  {
    name: 'launcher',
    sources: [
      'contract',
      'helper',
      'launcher',
      'tooling/bundled-text.mjs',
      'tooling/global-process.mjs',
      'tooling/in-one-byte.mjs',
      'package.json',
      'package-lock.json',
    ],
    command: (root) => [toolScript(root, 'rolldown', 'bin/cli.mjs'), '-c', 'launcher/rolldown.config.mjs'],
  },
]

const GALLERY = {
  name: 'dashboard/gallery',
  sources: ['contract', 'dashboard', 'CHANGELOG.md', 'tooling/bundled-text.mjs', 'package-lock.json'],
  command: (root) => [
    toolScript(root, 'vite', 'bin/vite.js'),
    'build',
    '--config',
    'dashboard/gallery/vite.config.ts',
    '--logLevel',
    'warn',
  ],
}

/** The names of what was never built, or was built from other sources than there are now. */
export async function findStale(root, { gallery = false } = {}) {
  const targets = gallery ? [GALLERY] : TARGETS
  const stale = await Promise.all(
    targets.map(async (target) =>
      (await isBuilt(root, target, sourcesOf(root, target))) ? [] : [target.name],
    ),
  )
  return stale.flat()
}

/** Builds what is stale and puts the parts side by side, as the installed product has them: `launcher/dist`. */
export async function ensureBuilt(root) {
  const built = await Promise.all(TARGETS.map((target) => ensureTarget(root, target)))
  // a package for one dashboard knows its address, so that a person who downloads it there need not
  const dashboardUrl = process.env.MOSAYGENT_PACKAGE_DASHBOARD_URL?.trim() || null
  const sources = fingerprint(root, [
    'starters',
    'python-api',
    'package.json',
    'package-lock.json',
    'tooling/python-api-zip.mjs',
    'tooling/sbom.mjs',
    'tooling/notices.mjs',
    'tooling/package-manifest.mjs',
    'launcher/package.json',
    'launcher/README.md',
  ])
  const starters = trackedFiles(root, 'starters')
  const time = process.env.SOURCE_DATE_EPOCH ?? ''
  const wanted = `${sources} ${dashboardUrl ?? ''} ${time} ${starters?.join(' ') ?? ''}`
  const stamp = join(root, '.cache/build/product')
  if (!built.some(Boolean) && (await readStamp(stamp)) === wanted) return
  const product = join(root, 'launcher/dist')
  await copyShipped(join(root, 'dashboard/dist'), join(product, 'web'))
  await copyShipped(join(root, 'starters'), join(product, 'starters'), starters)
  await cp(join(root, 'sketch/dist'), product, { recursive: true })
  // it needs a package, and this file is read before there are any
  const { HELPER_PARTS, writePythonApiZip } = await import('./python-api-zip.mjs')
  await removeOthers(product, [...HELPER_PARTS, 'web', 'package.json', 'README.md'])
  await writeBillOfMaterials(root, join(product, 'sbom.cdx.json'))
  await writeNotices(root, join(product, 'THIRD-PARTY-NOTICES.txt'))
  await completePackage(root, product)
  await writePythonApiZip({
    sources: join(root, 'python-api'),
    product,
    dashboardUrl,
    version: productVersion(),
    target: join(product, 'web'),
    memory: join(root, '.cache/build/python-api.json'),
  })
  await writeStamp(stamp, wanted)
}

/** Builds the gallery when it is stale: for the tests alone, it is no part of the product. */
export async function ensureGallery(root) {
  await ensureTarget(root, GALLERY)
}

/** True when it was built now. */
async function ensureTarget(root, target) {
  const { name, command } = target
  // taken before: what is edited while it builds is not in it
  const sources = sourcesOf(root, target)
  if (await isBuilt(root, target, sources)) return false
  console.log(`Building the ${name}`)
  const code = await runStep(process.execPath, command(root), { cwd: root, quiet: true })
  if (code !== 0) {
    console.error(`The ${name} could not be built; the lines above say why.`)
    process.exit(code)
  }
  await writeStamp(stampOf(root, target), sources)
  return true
}

const stampOf = (root, { name }) => join(root, '.cache/build', name.replaceAll('/', '-'))
const sourcesOf = (root, { sources }) => fingerprint(root, [...sources, 'tooling/build.mjs'])

async function isBuilt(root, target, sources) {
  return (await readStamp(stampOf(root, target))) === sources && existsSync(join(root, target.name, 'dist'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(process.argv[1]))
  await (process.argv[2] === 'gallery' ? ensureGallery(root) : ensureBuilt(root))
}
