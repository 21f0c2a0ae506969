import { readFile } from 'node:fs/promises'
import { closingLine, namedLines, sum } from './tally.mjs'

/** Prints the one line that counts the tests of all runs; a run that left no tally counts as failed. */
const tallies = await Promise.all(
  process.argv.slice(2).map(async (file) => {
    try {
      return JSON.parse(await readFile(file, 'utf8'))
    } catch (error) {
      console.error(`${file}: ${error.message}`)
      return { passed: 0, failed: 1, skipped: 0 }
    }
  }),
)
const total = sum(tallies)
for (const line of namedLines(total)) console.log(line)
console.log(closingLine(total))
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
