/**
 * One line as a shell splits it: white space between, quotes of both kinds and a backslash keep together.
 * @param backslash false: it is a letter like any other, as in the paths of Windows.
 */
export function splitArguments(line: string, backslash = true): string[] {
  const words: string[] = []
  let word = ''
  let begun = false
  let quote: '"' | "'" | null = null
  for (let at = 0; at < line.length; at += 1) {
    const letter = line.charAt(at)
    if (quote === null && /\s/.test(letter)) {
      if (begun) words.push(word)
      word = ''
      begun = false
      continue
    }
    begun = true
    if (letter === quote) quote = null
    else if (quote === null && (letter === '"' || letter === "'")) quote = letter
    else if (backslash && letter === '\\' && quote !== "'" && at + 1 < line.length) {
      at += 1
      word += line.charAt(at)
    } else word += letter
  }
  if (begun) words.push(word)
  return words
}
