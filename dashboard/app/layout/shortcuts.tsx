import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FOOTER_PAGES, PAGES } from './pages.ts'
import { openShortcutSheet } from './shortcut-sheet-state.ts'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { useSingleKeys } from './single-keys.ts'

/** How long after `g` the page's letter counts, ms. */
const SEQUENCE_MS = 1_500
/** `?` for the sheet, `g` and a letter for a page; never while something is typed or a dialog is open. */
export function Shortcuts() {
  const navigate = useNavigate()
  const [on] = useSingleKeys()
  const goAt = useRef(0)
  useEffect(() => {
    if (!on) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target))
        return
      if (event.key === '?') {
        openShortcutSheet()
        return
      }
      const going = Date.now() - goAt.current < SEQUENCE_MS
      goAt.current = event.key === 'g' ? Date.now() : 0
      const page = going ? [...PAGES, ...FOOTER_PAGES].find(({ key }) => key === event.key) : undefined
      if (page === undefined) return
      // The page that is left must not take the letter for one of its own keys.
      event.preventDefault()
      event.stopPropagation()
      void navigate({ to: page.to })
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => {
      window.removeEventListener('keydown', press, { capture: true })
    }
  }, [on, navigate])
  return <ShortcutSheet />
}

function isBusy(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null
  )
}
