import { readFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Script } from 'node:vm'
import { CODE_VARIABLE, keepCode, readKeptCode } from './kept-code.ts'
import { isProgram } from './program.ts'

/*
 * What `node sketch.cjs` runs. The program lies beside it, and is given to V8 together with what V8 made of it in an
 * earlier run: compiling each function when it is first called is a fifth to a third of the work until the first picture
 * (docs/decisions/050). Node's own compile cache does the same from 22.1 on alone. This file is no module, because Node's
 * loader of modules is work too, and nothing else here needs it.
 */
const file = path.join(path.dirname(fileURLToPath(import.meta.url)), 'sketch-program.cjs')
const program = readFileSync(file)
const keptIn = process.env[CODE_VARIABLE]
const cachedData = keptIn === undefined ? undefined : readKeptCode(keptIn, program)
// the build leaves nothing in it but ASCII, which is read in a third of the time so
const script = new Script(Module.wrap(program.toString('latin1')), {
  filename: file,
  ...(cachedData === undefined ? {} : { cachedData }),
})
const isKept = cachedData !== undefined && script.cachedDataRejected === false

/** After the first picture: only what has run by then has been compiled. */
function keep(): void {
  if (keptIn !== undefined && !isKept) keepCode(keptIn, program, script.createCachedData())
}

const own = { exports: {} }
const wrapped: unknown = script.runInThisContext()
if (typeof wrapped !== 'function') throw new Error(`${file} is not a module`)
Reflect.apply(wrapped, own.exports, [own.exports, createRequire(file), own, file, path.dirname(file)])
if (!isProgram(own.exports)) throw new Error(`${file} is not the sketch`)
own.exports.run({ file: new URL(import.meta.url), settled: keep })
