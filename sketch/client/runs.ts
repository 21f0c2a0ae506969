/** As wide as the longest of its runs: a browser makes what wraps as wide as it may be (Flutter's `RenderWrap`). */
export function hugRuns(wrap: HTMLElement): void {
  const pixels = (of: Element, name: 'width' | 'columnGap') =>
    Number.parseFloat(getComputedStyle(of)[name]) || 0
  wrap.style.width = 'fit-content'
  // a browser keeps widths in 64ths
  const room = pixels(wrap, 'width') + 0.03
  const gap = pixels(wrap, 'columnGap')
  let [run, longest] = [0, 0]
  for (const child of wrap.children) {
    const wide = pixels(child, 'width')
    run += gap + wide
    if (run - gap > room) run = gap + wide
    longest = Math.max(longest, run - gap)
  }
  // what is not seen has no widths
  if (longest > 0) wrap.style.width = `${longest + 0.03}px`
}
