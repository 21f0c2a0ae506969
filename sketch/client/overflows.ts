/** Smaller differences come from rounding and from fonts. */
const TOLERANCE = 2

/**
 * How many rows and columns that are seen have children who need more room than there is, along their main axis: what
 * Flutter marks with stripes. A sketch's sizes are near Flutter's and not the same.
 */
export function countOverflows(screen: Element): number {
  const flexes = '[data-widget=Row], [data-widget=Column], [data-widget=Flex]'
  return [...screen.querySelectorAll<HTMLElement>(flexes)].filter((box) => {
    // the other brightness is drawn as well, and not shown
    if (box.clientWidth === 0 && box.clientHeight === 0) return false
    return box.classList.contains('col')
      ? box.scrollHeight - box.clientHeight > TOLERANCE
      : box.scrollWidth - box.clientWidth > TOLERANCE
  }).length
}
