import { Suspense, lazy, useEffect } from 'react'
import { loadPalette, usePalette } from './palette-state.ts'

const CommandPalette = lazy(() => loadPalette().then(({ CommandPalette }) => ({ default: CommandPalette })))

/** Opens the palette with Ctrl or Cmd and K, also while typing, but not over a dialog; its code is loaded separately. */
export function LazyPalette() {
  const [open, setOpen] = usePalette()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wanted = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!wanted || event.key.toLowerCase() !== 'k') return
      if (!open && document.querySelector('[role="dialog"][data-open], [role="alertdialog"][data-open]'))
        return
      // the browser's own search otherwise
      event.preventDefault()
      event.stopPropagation()
      setOpen(!open)
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => {
      window.removeEventListener('keydown', press, { capture: true })
    }
  }, [open, setOpen])
  useEffect(() => {
    // what cannot be fetched now is fetched when it is opened
    const load = () => void loadPalette().catch(() => undefined)
    if (!('requestIdleCallback' in window)) return undefined
    const id = window.requestIdleCallback(load, { timeout: 10_000 })
    return () => {
      window.cancelIdleCallback(id)
    }
  }, [])
  return open ? (
    <Suspense fallback={null}>
      <CommandPalette />
    </Suspense>
  ) : null
}
