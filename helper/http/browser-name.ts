/** In this order: each of these says also the names below it. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/(\d+)/, 'Edge'],
  [/\bOPR\/(\d+)/, 'Opera'],
  [/\bVivaldi\/(\d+)/, 'Vivaldi'],
  [/\bFirefox\/(\d+)/, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/(\d+)/, 'Chrome'],
  [/\bVersion\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** A `User-Agent` in words for a list of sessions: of names that we know alone, since anybody may write anything. */
export function browserName(userAgent: string | undefined): string {
  const agent = (userAgent ?? '').slice(0, 1_000)
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1]
  for (const [pattern, name] of BROWSERS) {
    const version = pattern.exec(agent)?.[1]
    if (version !== undefined) return [`${name} ${version.slice(0, 4)}`, system].filter(Boolean).join(' on ')
  }
  return system === undefined ? 'Unknown browser' : `Unknown browser on ${system}`
}
