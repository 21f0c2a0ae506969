import type { Masked } from './mask-value.ts'

/** A value that a program is given, as it may be shown. */
export interface GivenValue {
  readonly value: string
  readonly masked: Masked
}

/** Shorter ones would be found in any word. */
const LEAST_SECRET = 6
/** Each line of output is looked through for each of them. */
const MOST_SECRETS = 2_000

/**
 * What must not be seen in the output of a program that was given these values: the secrets, and the lines of one that
 * goes over several, since output comes line by line. The longest first: it may hold others.
 */
export function secretsAmong(given: readonly GivenValue[]): readonly string[] {
  const secrets = given.flatMap(({ value, masked }) => (masked.secret ? [value, ...linesOf(value)] : []))
  return [...new Set(secrets)]
    .filter((secret) => secret.length >= LEAST_SECRET)
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_SECRETS)
}

const linesOf = (value: string) =>
  /[\r\n]/.test(value) ? value.split(/[\r\n]+/).map((line) => line.trim()) : []

/** A program may print the values that it was given. */
export function withoutValues(text: string, secrets: readonly string[]): string {
  let shown = text
  for (const secret of secrets) shown = shown.replaceAll(secret, '***')
  return shown
}
