// A `firebase` for tests: answers what `answers.json` beside it says for the first entry whose words begin the arguments.
import { appendFileSync, existsSync, readFileSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = process.env['FAKE_ROOT'] ?? ''
const args = process.argv.slice(2)
const output = args.join(' ')
appendFileSync(join(root, 'calls.jsonl'), `${JSON.stringify({ args, cwd: process.cwd() })}\n`)
const answers = JSON.parse(readFileSync(join(root, 'answers.json'), 'utf8'))
const answer = answers.find(({ when }) => output.startsWith(when)) ?? {
  code: 99,
  stderr: `no answer for ${output}`,
}

if (answer.gate) await until(join(root, answer.gate))
if (answer.log)
  writeFileSync(join(process.env['FIREBASE_DEBUG_PATH'] ?? '.', 'firebase-debug.log'), answer.log)
if (answer.stderr) process.stderr.write(answer.stderr)
const stdout =
  answer.stdout ?? (answer.result === undefined ? '' : document('success', 'result', answer.result))
process.exitCode = answer.code ?? 0
process.stdout.write(answer.error === undefined ? stdout : document('error', 'error', answer.error))

function document(status, name, value) {
  return JSON.stringify({ status, [name]: value }, null, 2)
}

function until(path) {
  return new Promise((resolve) => {
    const look = () => existsSync(path) && (watcher.close(), resolve())
    const watcher = watch(root, look)
    look()
  })
}
