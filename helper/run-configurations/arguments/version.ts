/** Whether a version of Flutter is at least another; one that is not known counts as new. */
export function isAtLeast(version: string | null, least: string): boolean {
  const have = numbersOf(version ?? '')
  const want = numbersOf(least)
  if (have === null || want === null) return true
  const at = [0, 1, 2].find((part) => have[part] !== want[part])
  return at === undefined || (have[at] ?? 0) > (want[at] ?? 0)
}

function numbersOf(version: string): readonly number[] | null {
  const match = /^(\d{1,6})\.(\d{1,6})(?:\.(\d{1,6}))?/.exec(version)
  return match === null ? null : match.slice(1).map((part) => Number(part ?? 0))
}
