// As npm wants it: no number begins with a zero, before the dash or after it. The question for a newer version reads
// nine digits.
const VERSION =
  /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(?:-(?!(?:[^.]*\.)*0\d+(?:\.|$))[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/

/**
 * Why this release may not be made, with what to do; null: it may.
 * @param {{ version: string | undefined, current: string, branch: string, changes: string, tags: readonly string[],
 *   changelog: string | null }} facts `changelog`: the text with the release in it, null where it has none
 */
export function whyNoRelease({ version, current, branch, changes, tags, changelog }) {
  if (version === undefined || !VERSION.test(version))
    return `Say the version: npm run release -- ${nextAfter(current)} (now ${current}; --dry-run changes nothing).`
  if (tags.includes(`v${version}`)) return `There is a tag v${version} already: choose another version.`
  if (compare(version, current) < 0) return `${version} is older than ${current}: choose a newer version.`
  if (branch !== 'main') return `A release is made on main, this is ${branch}: git switch main`
  if (changes !== '') return `These files are not committed; commit them or take them back:\n${changes}`
  if (changelog === null)
    return 'CHANGELOG.md needs "## Unreleased" at its top, with a line below "### What\'s new": write them and commit.'
  return null
}

const numbersOf = (version) => (VERSION.exec(version) ?? []).slice(1, 4).map(Number)

/** By the three numbers alone: who makes a beta of the current version knows what comes after it. */
function compare(one, other) {
  const left = numbersOf(one)
  const right = numbersOf(other)
  const place = left.findIndex((number, index) => number !== right[index])
  return place === -1 ? 0 : left[place] - right[place]
}

function nextAfter(version) {
  const [major = 0, minor = 0] = numbersOf(version)
  return `${major}.${minor + 1}.0`
}
