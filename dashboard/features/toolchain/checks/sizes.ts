/** As people read it, in thousands: `842 B`, `30.0 kB`, `7.2 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} B`
  return bytes < 1_000_000 ? `${threeDigits(bytes / 1_000)} kB` : `${threeDigits(bytes / 1_000_000)} MB`
}

const threeDigits = (value: number) => value.toFixed(value < 99.95 ? 1 : 0)
