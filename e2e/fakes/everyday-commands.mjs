/*
 * Test part, never shipped: what `dart analyze` prints. It reads the app in its folder: each line with `undefinedName`
 * is an error.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(process.cwd(), 'lib', 'main.dart')

function analyze() {
  const diagnostics = readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      const column = line.indexOf('undefinedName') + 1
      if (column === 0) return []
      const range = { start: { offset: 0, line: at + 1, column }, end: { offset: 9, line: at + 1, column } }
      return [
        {
          code: 'undefined_identifier',
          severity: 'ERROR',
          type: 'COMPILE_TIME_ERROR',
          location: { file, range },
          problemMessage: "Undefined name 'undefinedName'.",
          correctionMessage: 'Try correcting the name to one that is defined.',
        },
      ]
    })
  process.stdout.write(`${JSON.stringify({ version: 1, diagnostics })}\n`)
  process.exitCode = diagnostics.length > 0 ? 3 : 0
}

if (process.argv.includes('analyze')) analyze()
