import type { Brightness } from '@mosaygent/contract'
/** Whether a ground, as `rgb(r, g, b)`, takes dark ink or light: by which the contrast is greater (WCAG 2). */
export function groundTone(rgb: string): Brightness {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/\d+/g) ?? []).map((part) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  // at this luminance black and white stand out alike
  return luminance > 0.179 ? 'light' : 'dark'
}
