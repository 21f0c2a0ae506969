/*
 * Test part, never shipped: what `dart analyze`, `flutter test --machine`, `flutter build web` and `flutter clean` do. It reads the app in its folder: each
 * line with `undefinedName` is an error; each line of `test/*_test.dart` that begins with `test('name'` is a test, which
 * fails where the line holds `fail()`.
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
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

function test() {
  const say = (event) => process.stdout.write(`${JSON.stringify({ time: 5, ...event })}\n`)
  const at = process.argv.indexOf('--name')
  const name = at < 0 ? /^/ : new RegExp(process.argv[at + 1])
  let id = 1
  let failed = false
  for (const [suite, base] of readdirSync('test')
    .filter((one) => one.endsWith('_test.dart'))
    .entries()) {
    const path = join(process.cwd(), 'test', base)
    say({ type: 'suite', suite: { id: suite, path } })
    for (const [line, text] of readFileSync(path, 'utf8').split('\n').entries()) {
      const title = /^test\('([^']+)'/.exec(text)?.[1]
      if (title === undefined || !name.test(title)) continue
      id += 1
      const wrong = text.includes('fail()')
      failed ||= wrong
      say({ type: 'testStart', test: { id, name: title, suiteID: suite, groupIDs: [] } })
      const stackTrace = `test/${base} ${line + 1}:5  main.<fn>`
      if (wrong) say({ type: 'error', testID: id, error: `Expected: ${title}`, stackTrace })
      say({ type: 'testDone', testID: id, result: wrong ? 'failure' : 'success', time: 12 })
    }
  }
  say({ type: 'done', success: !failed })
  process.exitCode = failed ? 1 : 0
}

/** As dart2js prints an error: its place in a line of its own. */
function build() {
  process.stdout.write('Compiling lib/main.dart for the Web...\n')
  const lines = readFileSync(file, 'utf8').split('\n')
  const wrong = lines.findIndex((line) => line.includes('undefinedName'))
  if (wrong >= 0) {
    const column = lines[wrong].indexOf('undefinedName') + 1
    const said = [
      'Target dart2js failed: ProcessException: Process exited abnormally with exit code 1:',
      `lib/main.dart:${wrong + 1}:${column}:`,
      "Error: Undefined name 'undefinedName'.",
      lines[wrong],
      `${' '.repeat(column - 1)}^^^^^^^^^^^^^`,
      'Error: Compilation failed.',
      'Error: Failed to compile application for the Web.',
    ]
    process.stderr.write(`${said.join('\n')}\n`)
    process.exitCode = 1
    return
  }
  const web = join('build', 'web')
  mkdirSync(join(web, 'canvaskit'), { recursive: true })
  writeFileSync(join(web, 'main.dart.js'), `// ${process.argv.slice(2).join(' ')}\n`.repeat(100))
  writeFileSync(join(web, 'canvaskit', 'canvaskit.wasm'), Buffer.alloc(2_000_000))
  process.stdout.write('\u2713 Built build/web\n')
}

function clean() {
  for (const name of ['build', '.dart_tool']) {
    process.stdout.write(`Deleting ${name}...\n`)
    rmSync(name, { recursive: true, force: true })
  }
}

if (process.argv.includes('build')) build()
else if (process.argv.includes('clean')) clean()
else if (process.argv.includes('analyze')) analyze()
else if (process.argv.includes('test')) test()
