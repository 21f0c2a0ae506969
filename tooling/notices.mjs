import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shippedPackages } from './sbom.mjs'

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i
const RULE = '-'.repeat(80)

/**
 * What the licences of the packages in the product ask for: each one's name, version, licence and the texts that it
 * brings. Sorted and without time, so that the same packages give the same bytes.
 */
export async function thirdPartyNotices(root) {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const parts = await Promise.all(
    shippedPackages(lock).map(async ({ at, name, entry }) => {
      const texts = await licenceTexts(join(root, at))
      const head = `${name} ${entry.version}\nLicence: ${entry.license}`
      return [head, ...texts].join('\n\n')
    }),
  )
  const intro = 'Mosaygent contains code and fonts of the packages below, each under its own licence.'
  return `${[intro, ...parts].join(`\n\n${RULE}\n\n`)}\n`
}

export async function writeNotices(root, target) {
  await writeFile(target, await thirdPartyNotices(root))
}

/** Of the package's own folder, in the order of their names; one that brings none has its licence's name alone. */
async function licenceTexts(folder) {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => name)
    .sort()
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => text.replaceAll('\r\n', '\n').trim())
}
