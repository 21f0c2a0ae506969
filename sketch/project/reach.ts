/** Every file that the entry point imports, directly or not, breadth first, with the first that names it. */
export function* reach(
  entry: string,
  targetsOf: (file: string) => readonly string[] | undefined,
): Generator<readonly [file: string, from: string | null]> {
  const namedBy = new Map<string, string | null>([[entry, null]])
  // A map goes on over what is added while it is walked.
  for (const [file, from] of namedBy) {
    yield [file, from]
    for (const each of targetsOf(file) ?? []) if (!namedBy.has(each)) namedBy.set(each, file)
  }
}
