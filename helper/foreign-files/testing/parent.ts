import { readFileSync } from 'node:fs'
import { createWorkerPool } from '../worker-pool.ts'

/*
 * What is left of a helper when only the reading is: it has one text read by a program, and then lives on until it is
 * killed (`stays`), or has nothing more to do.
 */
const [program = '', text = '', then = ''] = process.argv.slice(2)
if (then === 'stays') setInterval(() => undefined, 60_000)
void createWorkerPool({ program: async () => readFileSync(program, 'utf8') })({
  kind: 'pubspec',
  from: { text },
  argument: null,
})
