import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { consoleSize } from './console-size.ts'
import type { ConsoleSize } from './console-size.ts'

/** The sizes as they are drawn, whatever changed them: keys, the pointer, a menu or the window; null until measured. */
export function useConsoleSize(bench: RefObject<HTMLElement | null>): ConsoleSize | null {
  const [size, setSize] = useState<ConsoleSize | null>(null)
  useEffect(() => {
    const whole = bench.current
    const panel = whole?.lastElementChild
    if (!whole || !(panel instanceof HTMLElement)) return undefined
    const observer = new ResizeObserver(() => {
      setSize(consoleSize(whole.offsetWidth, panel.offsetWidth))
    })
    observer.observe(whole)
    observer.observe(panel)
    return () => {
      observer.disconnect()
    }
  }, [bench])
  return size
}
