import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shippedPackages } from './sbom.mjs'

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i
/** What follows in a licence file is of packages that are inside that one, not in the product. */
const OF_OTHERS = /^# Licenses of bundled dependencies$.*/ms
const APACHE = 'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION'
const RULE = '-'.repeat(80)

/**
 * What the licences of the packages in the product ask for: each one's name, version, licence and the texts that it
 * brings. Sorted and without time, so that the same packages give the same bytes.
 */
export async function thirdPartyNotices(root) {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const packages = await Promise.all(
    shippedPackages(lock).map(async ({ at, name, entry }) => ({
      name,
      version: entry.version,
      licence: entry.license,
      texts: await licenceTexts(join(root, at)),
    })),
  )
  const parts = packages.map(({ name, version, licence, texts }) => {
    const own = texts.length > 0 ? texts : commonText(licence, packages)
    return [`${name} ${version}\nLicence: ${licence}`, ...own].join('\n\n')
  })
  const intro = 'Mosaygent contains code and fonts of the packages below, each under its own licence.'
  return `${[intro, ...parts].join(`\n\n${RULE}\n\n`)}\n`
}

export async function writeNotices(root, target) {
  await writeFile(target, await thirdPartyNotices(root))
}

/**
 * For a package that brings no text of its licence: which of the others does. Apache's is the same for all and has to
 * come along; others name who holds the rights.
 */
function commonText(licence, packages) {
  if (licence !== 'Apache-2.0') return []
  const other = packages.find((one) => one.licence === licence && one.texts.join('').includes(APACHE))
  if (other === undefined)
    throw new Error('No package brings the text of Apache-2.0, which another one needs.')
  return [`The text of this licence stands in this file with ${other.name}.`]
}

/** Of the package's own folder, in the order of their names. */
async function licenceTexts(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => text.replaceAll('\r\n', '\n').replace(OF_OTHERS, '').trim())
}
