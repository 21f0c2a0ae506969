import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type KernelTables, openKernelTables } from './kernel-tables.ts'
import { HEAD, row } from './testing/table-rows.ts'

let folder: string
let tables: KernelTables | null
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mosaygent é tables '))
  tables = null
})
afterEach(async () => {
  await tables?.close()
  await rm(folder, { recursive: true })
})

async function openWith(text: string): Promise<KernelTables> {
  await writeFile(join(folder, 'tcp'), text)
  tables = await openKernelTables(folder)
  if (tables === null) throw new Error('it is there and was not opened')
  return tables
}

describe('the tables of the kernel', () => {
  test('are handed over in whole rows, however many there are, and from the start each time', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => row('0100007F:C350', '0100007F:1F90', 1000, at))
    const { read } = await openWith(HEAD + rows.join(''))
    for (let time = 0; time < 2; time += 1) {
      const pieces: string[] = []
      await read(
        'tcp',
        (text) => pieces.push(text),
        () => false,
      )
      expect(pieces.length).toBeGreaterThan(5)
      expect(pieces.every((piece) => piece.endsWith('\n'))).toBe(true)
      expect(pieces.join('')).toBe(HEAD + rows.join(''))
    }
  })

  test('are read no further than is wanted', async () => {
    const { read } = await openWith(HEAD + row('0100007F:C350', '0100007F:1F90', 1000, 1).repeat(5_000))
    let pieces = 0
    await read(
      'tcp',
      () => (pieces += 1),
      () => pieces === 1,
    )
    expect(pieces).toBe(1)
  })

  test('the one of IPv6 may be missing; without the other the system does not tell', async () => {
    const { read } = await openWith(HEAD)
    const rows: string[] = []
    await read(
      'tcp6',
      (text) => rows.push(text),
      () => false,
    )
    expect(rows).toEqual([])
    expect(await openKernelTables(join(folder, 'nowhere'))).toBe(null)
  })

  test('a failure that does not last is none of the system’s silence', async () => {
    // as with too many open files: what is not the table's absence is not taken for it
    await expect(openKernelTables(join(folder, 'x'.repeat(300)))).rejects.toThrow('ENAMETOOLONG')
  })
})
