import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Difference } from './compare.ts'

const README = path.join(import.meta.dirname, '../README.md')
const [BEGIN, END] = ['<!-- golden: begin -->', '<!-- golden: end -->']

export interface Row {
  readonly name: string
  readonly difference: Difference
  readonly note: string
}

/** The differences that are known and written down, by the tree's name. */
export async function readTable(): Promise<Map<string, Row>> {
  const rows = new Map<string, Row>()
  for (const line of part(await readFile(README, 'utf8'))[1]
    .split('\n')
    .slice(3)) {
    const [, name = '', boxes, edge, lost, pixels, note = ''] = line.split('|').map((cell) => cell.trim())
    if (name === '') continue
    const difference = {
      boxes: Number(boxes),
      edge: Number(edge),
      lost: Number(lost),
      pixels: Number(pixels),
    }
    rows.set(name, { name, difference, note })
  }
  return rows
}

export async function writeTable(rows: readonly Row[]): Promise<void> {
  const [before, , after] = part(await readFile(README, 'utf8'))
  const lines = rows.map(rowText)
  const head = ['| tree | boxes | worst edge, px | colours lost | pixels, % | |', '|---|---|---|---|---|---|']
  await writeFile(README, [before + BEGIN, ...head, ...lines, END + after].join('\n'))
}

export function rowText({ name, difference: { boxes, edge, lost, pixels }, note }: Row): string {
  return `| ${[name, boxes, edge, lost, pixels.toFixed(1), note].join(' | ')} |`
}

/** The text before, between and after the marks. */
function part(text: string): [string, string, string] {
  const [before, rest] = text.split(BEGIN)
  const [between, after] = rest?.split(END) ?? []
  if (before === undefined || between === undefined || after === undefined) {
    throw new Error('README.md has no marks around the table of differences')
  }
  return [before, between, after]
}
