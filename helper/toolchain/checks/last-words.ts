/** Why a tool failed, as it said last; without a word of it, how it ended. */
export function lastWords({
  exitCode,
  output,
}: {
  readonly exitCode: number | null
  readonly output: readonly string[]
}): string {
  const last = output.at(-1)?.trim().replace(/\.$/, '').slice(0, 500)
  if (last !== undefined) return last
  return exitCode === null ? 'a signal ended it' : `it ended with exit code ${exitCode} and no report`
}
