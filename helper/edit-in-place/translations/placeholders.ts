/** Another set of placeholders is other code: which ones a text would lose, and which it would get. */
export interface OtherPlaceholders {
  readonly kind: 'placeholders'
  readonly lost: readonly string[]
  readonly added: readonly string[]
}

/** `pattern`: with the flag `g`. Null: the set stays. */
export function otherPlaceholders(was: string, now: string, pattern: RegExp): OtherPlaceholders | null {
  const before = was.match(pattern) ?? []
  const after = now.match(pattern) ?? []
  const lost = without(before, after)
  const added = without(after, before)
  return lost.length + added.length === 0 ? null : { kind: 'placeholders', lost, added }
}

function without(some: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const each of others) left.set(each, (left.get(each) ?? 0) + 1)
  return some.filter((each) => {
    const count = left.get(each) ?? 0
    left.set(each, count - 1)
    return count <= 0
  })
}

/** The first of each says enough. */
export function placeholdersWords({ lost: [lost], added: [added] }: OtherPlaceholders): string {
  return lost === undefined
    ? `“${added ?? ''}” would be one placeholder more than the text has. Nothing was changed.`
    : `“${lost}” is a placeholder and has to stay as it is. Nothing was changed.`
}
