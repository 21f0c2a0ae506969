import { stripVTControlCharacters } from 'node:util'

/** A line of output without colours and control characters: it is data, and must not steer what shows it. */
export function plainText(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/(?!\t)\p{Cc}/gu, '')
}

// oxlint-disable-next-line no-control-regex -- these are the characters it is about
const COLOUR = /(\u001B\[[\d;]{0,40}m)/

/** The same, but with the colours left in, which the console draws: `ESC [ numbers m` and nothing else. */
export function colouredText(text: string): string {
  return text
    .split(COLOUR)
    .map((part, index) => (index % 2 === 1 ? part : plainText(part)))
    .join('')
}
