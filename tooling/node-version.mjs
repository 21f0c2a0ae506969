/** The lowest Node that every dependency of ours supports; also `engines` in package.json. */
const LOWEST = [20, 19]

/** Ends with a sentence instead of a stack trace when this Node is too old. */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > LOWEST[0] || (major === LOWEST[0] && minor >= LOWEST[1])) return
  console.error(
    `Mosaygent needs Node ${LOWEST.join('.')} or newer; this is ${version}. Get it from https://nodejs.org`,
  )
  process.exit(1)
}
