/**
 * CHANGELOG.md is the one text about releases. A release is `## 1.2.3, 2026-11-24`, or `## Unreleased` at the top; in
 * it `### What's new` has a few lines for users, which the build puts into the dashboard, and `### For developers` all.
 */
const RELEASE = /^## (?:(Unreleased)|(\d+\.\d+\.\d+\S*), \d{4}-\d\d-\d\d)$/

/**
 * What users read of each release, as the text has them. `version`: null for what is not released yet.
 * @param {string} text
 * @returns {{ version: string | null, changes: string[] }[]}
 */
export function releasesOf(text) {
  const releases = []
  let inNews = false
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('## ')) {
      const [, unreleased, version] = RELEASE.exec(line) ?? []
      if (unreleased === undefined && version === undefined)
        throw new Error(`CHANGELOG.md: "${line}" is neither "## Unreleased" nor "## 1.2.3, 2026-11-24".`)
      releases.push({ version: version ?? null, changes: [] })
    }
    if (line.startsWith('#')) inNews = line === "### What's new"
    else if (inNews && line.startsWith('- ')) releases.at(-1)?.changes.push(line.slice(2).trim())
  }
  return releases
}

/**
 * The text with `Unreleased` as the version of that day; null where there is no such part, or nothing for users in it.
 * @param {string} text @param {string} version @param {string} date `2026-11-24`
 */
export function releasedChangelog(text, version, date) {
  const [first] = releasesOf(text)
  if (first === undefined || first.version !== null || first.changes.length === 0) return null
  return text.replace(/^## Unreleased$/m, () => `## ${version}, ${date}`)
}
