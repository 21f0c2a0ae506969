import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { zipSync } from 'fflate'
import { LEFT_OUT } from './fingerprint.mjs'

/**
 * What is the package's, from its folder on; whatever else lies there (`.env`, `.idea/`, `.coverage`) is somebody's own.
 * A folder ends with a slash, and its sources are Python.
 */
const PACKAGE = [
  '.gitignore',
  '.vscode/extensions.json',
  '.vscode/launch.json',
  '.vscode/settings.json',
  'README.md',
  'pyproject.toml',
  'src/',
  'tests/',
]
const SOURCE = /^(?:[A-Za-z]\w*\.py|_\w*\.py|py\.typed)$/

/** What of the built product is the helper: the dashboard stays behind. */
export const HELPER_PARTS = [
  'mosaygent.mjs',
  'program',
  'sketch.cjs',
  'sketch-program.cjs',
  'assets',
  'starters',
  'sbom.cdx.json',
  'THIRD-PARTY-NOTICES.txt',
]
/** The oldest time that the format knows. It writes local time, so this is the same bytes in every time zone. */
const TIME = new Date(1980, 0, 1)
const UNIX = 3
const PLAIN_FILE = 0o100644 * 65_536

/**
 * The files of `python-api.zip`, name to bytes: the package's sources, and below `helper/` the built helper with its
 * checksums. `dashboardUrl`: the dashboard that the package is made for; null: none.
 * `version`: the product's.
 */
export async function packageFiles({ sources, product, dashboardUrl, version }) {
  const helper = new Map()
  for (const part of HELPER_PARTS) await collect(product, part, helper)
  const sums = [...helper].map(([name, bytes]) => `${sha256(bytes)}  ${name}\n`).sort()
  helper.set('SHA256SUMS', Buffer.from(sums.join('')))
  if (dashboardUrl !== null)
    helper.set('deployment.json', Buffer.from(`${JSON.stringify({ dashboardUrl })}\n`))
  const files = new Map()
  await collect(sources, '', files)
  for (const name of files.keys()) if (!isOfPackage(name)) files.delete(name)
  const project = files.get('pyproject.toml')
  // the sources name none: it is said in one place
  if (project !== undefined)
    files.set(
      'pyproject.toml',
      Buffer.from(project.toString().replace(/^version = ".*$/m, `version = "${version}"`)),
    )
  for (const [name, bytes] of helper) files.set(`helper/${name}`, bytes)
  return files
}

/** @param {string} name relative to the package's folder */
export function isOfPackage(name) {
  const folder = PACKAGE.find((one) => one.endsWith('/') && name.startsWith(one))
  return folder === undefined ? PACKAGE.includes(name) : SOURCE.test(basename(name))
}

/** The same files give the same bytes, on every machine: sorted, one time, and a compressor that is ours alone. */
export function zipFiles(files, folder) {
  const names = [...files.keys()].sort((a, b) => (a < b ? -1 : 1))
  const entries = names.map((name) => [
    `${folder}/${name}`,
    [new Uint8Array(files.get(name)), { mtime: TIME, os: UNIX, attrs: PLAIN_FILE, level: 9 }],
  ])
  return zipSync(Object.fromEntries(entries))
}

/**
 * Writes the zip with its checksum (as `sha256sum` writes it) and its facts beside it. The date is when these very
 * bytes were first made here, which the file `memory` remembers, unless the build is told its time.
 */
export async function writePythonApiZip({
  target,
  memory,
  now = () => new Date(),
  given = givenTime(),
  ...from
}) {
  const zip = zipFiles(await packageFiles(from), 'python-api')
  const hash = sha256(zip)
  const before = await readFacts(memory)
  const remembered = before?.sha256 === hash ? before.date : null
  const date = given?.toISOString() ?? remembered ?? now().toISOString()
  const facts = `${JSON.stringify({ size: zip.length, sha256: hash, date })}\n`
  await mkdir(dirname(memory), { recursive: true })
  await writeFile(join(target, 'python-api.zip'), zip)
  await writeFile(join(target, 'python-api.zip.sha256'), `${hash}  python-api.zip\n`)
  await writeFile(join(target, 'python-api.json'), facts)
  await writeFile(memory, facts)
}

async function collect(root, path, files) {
  const entries = path === '' ? await readdir(root, { withFileTypes: true }) : await entriesAt(root, path)
  if (entries === null) {
    files.set(path, await readFile(join(root, path)))
    return
  }
  for (const { name } of entries)
    if (!LEFT_OUT.has(name)) await collect(root, path === '' ? name : `${path}/${name}`, files)
}

/** Null for a file. */
async function entriesAt(root, path) {
  try {
    return await readdir(join(root, path), { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return null
    throw error
  }
}

/** Of builds that must give the same bytes, the time that `SOURCE_DATE_EPOCH` says, as other tools take it; else null. */
export function givenTime(env = process.env) {
  const seconds = /^\d{1,11}$/.exec(env.SOURCE_DATE_EPOCH ?? '')?.[0]
  return seconds === undefined ? null : new Date(Number(seconds) * 1_000)
}

async function readFacts(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null // none yet, or cut off: these are the first bytes
  }
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}
