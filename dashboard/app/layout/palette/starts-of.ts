/** A whole other word counts less than the name itself, the start of one less still; 0 to 1. */
const WHOLE = 0.7
const START = 0.5

/**
 * How well `typed` fits `words`: each typed word is one of them, or more than half of its beginning, since `port` is
 * not meant for `portrait`. 0: it does not.
 */
export function startsOf(typed: string, words: string): number {
  const others = words.toLowerCase().split(' ')
  const fits = typed
    .toLowerCase()
    .split(/\s+/)
    .map((part) =>
      others.includes(part)
        ? WHOLE
        : others.some((other) => other.startsWith(part) && part.length * 2 > other.length)
          ? START
          : 0,
    )
  return Math.min(...fits)
}
