import { stripVTControlCharacters } from 'node:util'

/** A line of output without colours and control characters: it is data, and must not steer what shows it. */
export function plainText(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/(?!\t)\p{Cc}/gu, '')
}
