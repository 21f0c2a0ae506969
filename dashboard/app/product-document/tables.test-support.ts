import product from '../../../docs/product.md?raw'

/** The lines of a section's table, cell by cell, without its head. */
export function tableOf(heading: string): string[][] {
  const section = product.split(`\n${heading}\n`)[1]
  if (section === undefined) throw new Error(`docs/product.md has no "${heading}"`)
  const lines = section.split('\n')
  const from = lines.findIndex((line) => line.startsWith('| -')) + 1
  const to = lines.findIndex((line, index) => index >= from && !line.startsWith('|'))
  return lines.slice(from, to).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
}

/** The statement of a number, as far as its line goes. */
export function statement(number: string): string {
  const line = product.split('\n').find((one) => one.includes(`**${number}**`))
  if (line === undefined) throw new Error(`docs/product.md has no ${number}`)
  return line
}

/** What stands letter for letter in a text. */
export const literal = (text = ''): string[] =>
  Array.from(text.matchAll(/`([^`]+)`/g), ([, words = '']) => words)
