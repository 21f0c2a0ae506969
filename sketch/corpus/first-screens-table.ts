import { readFile, writeFile } from 'node:fs/promises'
import type { MeasuredScreen } from './measure-first-screen.ts'

const HEAD = ['| app | texts there | share | widgets | unknown | time |', '|---|---|---|---|---|---|']

/** How many of the apps show half of their texts or more. */
export function halfThere(screens: readonly MeasuredScreen[]): number {
  return screens.filter(({ app, found }) => found.length * 2 >= app.texts.length).length
}

export function tableOf(screens: readonly MeasuredScreen[]): string {
  const rows = screens.map(({ app, found, drawn, unknown, time }) => {
    const share = Math.round((found.length * 100) / Math.max(1, app.texts.length))
    const cells = [
      `${app.repository} \`${app.commit}\``,
      `${found.length} of ${app.texts.length}`,
      `${share} %`,
      drawn,
      unknown.length,
      time === null ? 'refused' : `${time.toFixed(0)} ms`,
    ]
    return `| ${cells.join(' | ')} |`
  })
  const half = halfThere(screens)
  const part = Math.round((half * 100) / Math.max(1, screens.length))
  const summary = `Half of the texts or more: ${half} of ${screens.length} apps (${part} %).`
  return [...HEAD, ...rows, '', summary].join('\n')
}

/** Puts a table between its two marks in a file. */
export async function writeBetween(file: string, name: string, table: string): Promise<void> {
  const [begin, end] = [`<!-- ${name}: begin -->`, `<!-- ${name}: end -->`]
  const text = await readFile(file, 'utf8')
  const [from, to] = [text.indexOf(begin), text.indexOf(end)]
  if (from === -1 || to < from) throw new Error(`${file} has no marks ${begin} and ${end}`)
  await writeFile(file, `${text.slice(0, from + begin.length)}\n${table}\n${text.slice(to)}`)
}
