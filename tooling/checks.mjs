import { runStep, toolScript } from './run-step.mjs'

const tool = (name, script, ...args) => ({ name, script, args })

/**
 * What is read and not run: the same in `npm run check` and `npm test`. Two lanes beside each other: the types, which one
 * core checks, take as long as all the rest.
 */
const LANES = [
  [['types', tool('typescript', 'bin/tsc', '-b')]],
  [
    ['lint and imports', tool('oxlint', 'bin/oxlint', '--type-aware', '--deny-warnings')],
    ['format', tool('oxfmt', 'bin/oxfmt', '--check')],
    ['unused code and dependencies', tool('knip', 'bin/knip.js')],
  ],
]

/**
 * Runs them, each told with its seconds; what a check prints is shown when it fails.
 * @param {string} root
 * @returns {Promise<boolean[]>} for each, whether it passed
 */
export async function runChecks(root) {
  return (await Promise.all(LANES.map((lane) => runLane(root, lane)))).flat()
}

async function runLane(root, checks) {
  const passed = []
  for (const [title, { name, script, args }] of checks) {
    const code = await timed(title, () =>
      runStep(process.execPath, [toolScript(root, name, script), ...args], { cwd: root, quiet: true }),
    )
    passed.push(code === 0)
  }
  return passed
}

/** @param {string} title @param {() => Promise<number>} action resolves with an exit code */
export async function timed(title, action) {
  const started = performance.now()
  const code = await action()
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`)
  return code
}
