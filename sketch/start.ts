import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { CODE_VARIABLE, keepCode, readKeptCode } from './kept-code.ts'
import { isProgram } from './program.ts'

/*
 * What `node sketch.mjs` runs. The program lies beside it, and is given to V8 together with what V8 made of it in an
 * earlier run: compiling each function when it is first called is a fifth to a third of the work until the first picture
 * (docs/decisions/050). Node's own compile cache does the same from 22.1 on alone.
 */
const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'sketch-program.cjs')
const program = readFileSync(file)
const keptIn = process.env[CODE_VARIABLE]
const cachedData = keptIn === undefined ? undefined : readKeptCode(keptIn, program)
const script = new Script(Module.wrap(program.toString()), {
  filename: file,
  ...(cachedData === undefined ? {} : { cachedData }),
})
const isKept = cachedData !== undefined && script.cachedDataRejected === false

/** After the first picture: only what has run by then has been compiled. */
function keep(): void {
  if (keptIn !== undefined && !isKept) keepCode(keptIn, program, script.createCachedData())
}

const module = { exports: {} }
const wrapped: unknown = script.runInThisContext()
if (typeof wrapped !== 'function') throw new Error(`${file} is not a module`)
Reflect.apply(wrapped, module.exports, [
  module.exports,
  createRequire(file),
  module,
  file,
  path.dirname(file),
])
if (!isProgram(module.exports)) throw new Error(`${file} is not the sketch`)
module.exports.run({ file: new URL(import.meta.url), settled: keep })
