/** A text with what `%20` and the like stand for; null where a percent sign in it stands for nothing. */
export function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
