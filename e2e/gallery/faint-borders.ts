/** Fields and switches whose border does not stand out 3:1 from both its sides, one line a place, as they are drawn. */
export function faintBorders(): string[] {
  const LEAST = 3
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const ink = canvas.getContext('2d', { willReadFrequently: true })
  if (ink === null) return ['no canvas to measure with']

  /** What is seen where these lie on each other, the lowest first; 0 to 1. */
  const luminance = (colours: readonly string[]) => {
    ink.clearRect(0, 0, 1, 1)
    for (const colour of colours) {
      ink.fillStyle = colour
      ink.fillRect(0, 0, 1, 1)
    }
    const linear = [...ink.getImageData(0, 0, 1, 1).data].slice(0, 3).map((byte) => {
      const value = byte / 255
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
    })
    const [red = 0, green = 0, blue = 0] = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const grounds = (element: Element | null): string[] =>
    element === null
      ? ['white']
      : [...grounds(element.parentElement), getComputedStyle(element).backgroundColor]
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

  const FIELDS =
    'input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), textarea, select, [role=switch]'
  return [...document.querySelectorAll<HTMLElement>(FIELDS)].flatMap((field) => {
    const off = field.matches('[data-disabled], :disabled')
    if (off || !field.checkVisibility() || field.closest('[aria-hidden=true]') !== null) return []
    // the border is the field's own, or that of the box which it stands in
    const box = [field, field.parentElement].find(
      (one) => one !== null && parseFloat(getComputedStyle(one).borderTopWidth) > 0,
    )
    if (box === null || box === undefined) return []
    const border = luminance([...grounds(box.parentElement), getComputedStyle(box).borderTopColor])
    const [inside, outside] = [luminance(grounds(box)), luminance(grounds(box.parentElement))]
    const least = Math.min(contrast(border, inside), contrast(border, outside))
    // a filled switch is its own border
    const filled = contrast(inside, outside) >= LEAST
    return least >= LEAST || filled
      ? []
      : [`${least.toFixed(2)}:1, ${(field.ariaLabel ?? field.className).slice(0, 60)} ${field.id}`]
  })
}
