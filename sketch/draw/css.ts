/** What an element looks like, by CSS property. A number is in logical pixels; null is left out. */
export type Css = Readonly<Record<string, string | number | null | undefined>>

export function px(value: number): string {
  return value === 0 ? '0' : `${Math.round(value * 100) / 100}px`
}
