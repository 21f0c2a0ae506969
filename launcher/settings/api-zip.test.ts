import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readApiZip } from './api-zip.ts'

const FACTS = { size: 12, sha256: 'a'.repeat(64), date: '2026-01-02T03:04:05.000Z' }

async function webWith(files: Readonly<Record<string, string>>): Promise<string> {
  const web = join(await temporaryFolder(), 'web é')
  await mkdir(web)
  for (const [name, text] of Object.entries(files)) await writeFile(join(web, name), text)
  return web
}

describe('where the Python package is downloaded from', () => {
  it('is the file among the pages, with its facts', async () => {
    const web = await webWith({ 'python-api.zip': 'zip', 'python-api.json': JSON.stringify(FACTS) })
    expect(await readApiZip({}, web)).toEqual({ apiZipUrl: '/python-api.zip', apiZip: FACTS })
  })

  it('is the configured address, whose facts are never those of another file', async () => {
    const web = await webWith({ 'python-api.zip': 'zip', 'python-api.json': JSON.stringify(FACTS) })
    const apiZipUrl = 'https://storage.example/python-api.zip'
    expect(await readApiZip({ apiZipUrl }, web)).toEqual({ apiZipUrl })
    const apiZip = { sha256: 'b'.repeat(64) }
    expect(await readApiZip({ apiZipUrl, apiZip }, web)).toEqual({ apiZipUrl, apiZip })
  })

  it(
    'is told without facts that cannot be read, and not at all without a file',
    { tags: 'P-107' },
    async () => {
      const web = await webWith({ 'python-api.zip': 'zip', 'python-api.json': '{"size": "big"' })
      expect(await readApiZip({}, web)).toEqual({ apiZipUrl: '/python-api.zip' })
      expect(await readApiZip({}, await webWith({}))).toEqual({})
    },
  )
})
