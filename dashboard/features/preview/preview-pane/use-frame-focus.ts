import type { FocusDirection } from '@mosaygent/contract'
import { useEffect, useState } from 'react'

/** Whether the keyboard's focus is in a frame of this page, where our keys are not heard. */
export function useFrameFocus(): boolean {
  const [inside, setInside] = useState(false)
  useEffect(() => {
    // a frame that takes the focus takes it from the window, and is the active element afterwards
    const look = () => {
      setInside(document.activeElement?.tagName === 'IFRAME')
    }
    window.addEventListener('blur', look)
    window.addEventListener('focus', look)
    document.addEventListener('focusin', look)
    return () => {
      window.removeEventListener('blur', look)
      window.removeEventListener('focus', look)
      document.removeEventListener('focusin', look)
    }
  }, [])
  return inside
}

/** Puts the focus beside the app: `back` on what stands before it, `forward` on what comes after. */
export function leaveFrame(pane: HTMLElement | null, direction: FocusDirection): void {
  const before = pane?.querySelector<HTMLElement>('[data-before-app]')
  const after = pane?.querySelector<HTMLElement>('[data-after-app]')
  const target = direction === 'back' ? before : (after?.querySelector<HTMLElement>('button') ?? after)
  target?.focus()
}
