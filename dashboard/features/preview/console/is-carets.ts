import { withoutEscapes } from '../errors/error-list.ts'

/** Whether a line only points at the one above it: `    ^^^^`. Wrapped, it would point at nothing. */
export function isCarets(text: string): boolean {
  return text.includes('^') && /^[\s|~^-]*$/.test(withoutEscapes(text))
}
