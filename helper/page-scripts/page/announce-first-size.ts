/**
 * Tells the app its size when the page began without one: a frame whose page comes before its first layout has a window
 * of 0 px, and no browser reports that layout as a change of size. Flutter would draw nothing until the next one.
 */
export function announceFirstSize(): void {
  if (innerWidth > 0) return
  const look = () => {
    if (innerWidth === 0) {
      requestAnimationFrame(look)
      return
    }
    dispatchEvent(new Event('resize'))
    visualViewport?.dispatchEvent(new Event('resize'))
  }
  requestAnimationFrame(look)
}
