import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'

/**
 * Stands in the place of `flutter`: starts the real one, and of `flutter run --machine` writes down what is said to it
 * and by it, line by line with the pauses between, in the words of `helper/preview/testing/flutter/replayed.mjs`. Ids,
 * ports and folders stand as they were: whoever keeps a recording puts `$APP` and the like into their place.
 * @param {{ flutter: string, to: string }} places `to`: a file that does not exist yet, without its ending
 */
export function record({ flutter, to }) {
  const args = process.argv.slice(2)
  const recorded = args[0] === 'run' && args.includes('--machine')
  const stdio = recorded ? 'pipe' : 'inherit'
  const child = spawn(flutter, args, { stdio })
  // one file for each run: a project may be run twice
  const file = `${to}-${process.pid}.jsonl`
  let last = performance.now()
  const write = (step) => {
    const now = performance.now()
    appendFileSync(file, `${JSON.stringify({ wait: Math.round(now - last), ...step })}\n`)
    last = now
  }
  if (recorded) {
    write({ args })
    process.stdin.pipe(child.stdin)
    child.stdout.pipe(process.stdout)
    child.stderr.pipe(process.stderr)
    // it may end before it has read all
    child.stdin.on('error', () => undefined)
    eachLine(process.stdin, (line) => write(asMessage(line, 'expect') ?? { in: line }))
    eachLine(child.stdout, (line) => write(asMessage(line, 'json') ?? { out: line }))
    eachLine(child.stderr, (line) => write({ err: line }))
  }
  // a signal goes to the whole group: the real one decides when both end
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => undefined)
  child.on('close', (code, signal) => {
    if (recorded) write({ exit: code ?? signal })
    process.exitCode = code ?? 1
    process.stdin.destroy()
  })
}

/** What the daemon's protocol has on a line: one message in a list. */
function asMessage(line, key) {
  if (!line.startsWith('[{') || !line.endsWith('}]')) return null
  try {
    return { [key]: JSON.parse(line)[0] }
  } catch {
    return null // it only looked like one
  }
}

/** Characters and lines may be cut in two between pieces; the last line may have no end. */
function eachLine(stream, take) {
  let rest = Buffer.alloc(0)
  stream.on('data', (piece) => {
    rest = Buffer.concat([rest, piece])
    for (let end = rest.indexOf(10); end !== -1; end = rest.indexOf(10)) {
      take(rest.subarray(0, end).toString().replace(/\r$/, ''))
      rest = rest.subarray(end + 1)
    }
  })
  stream.on('end', () => {
    if (rest.length > 0) take(rest.toString())
  })
}
