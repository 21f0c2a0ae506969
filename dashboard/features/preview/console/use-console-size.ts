import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import { consoleSize } from './console-size.ts'
import type { ConsoleSize } from './console-size.ts'

/** The sizes as they are drawn, whatever changed them: keys, the pointer, a menu or the window; null until measured. */
export function useConsoleSize(bench: RefObject<HTMLElement | null>): ConsoleSize | null {
  const [size, setSize] = useState<ConsoleSize | null>(null)
  // before the first paint: what hangs on it, the menu in the console's foot, would push its neighbours
  useLayoutEffect(() => {
    const whole = bench.current
    const panel = whole?.lastElementChild
    if (!whole || !(panel instanceof HTMLElement)) return undefined
    const measure = () => {
      setSize(consoleSize(whole.offsetWidth, panel.offsetWidth))
    }
    if (whole.offsetWidth > 0) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(whole)
    observer.observe(panel)
    return () => {
      observer.disconnect()
    }
  }, [bench])
  return size
}
