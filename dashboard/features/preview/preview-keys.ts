import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { useBrowserSetting } from '#session'
import type { Preview } from './controller/use-preview.ts'
import type { SketchPointing } from './page/use-sketch-point.ts'
import { PREVIEW_KEYS } from './preview-keys-table.ts'

/** Where a key is text or belongs to an open list, not to us. */
const BUSY = 'input, textarea, select, [contenteditable], [role="dialog"], [role="menu"], [role="listbox"]'

const OnOff = z.boolean()

/**
 * The page's single keys, of `PREVIEW_KEYS`. A key that is off does nothing.
 * Escape ends pointing, also where single keys are switched off: it is no text.
 */
export function usePreviewKeys(preview: Preview, focusFilter: () => void, pointing: SketchPointing): void {
  useEscape(pointing)
  // the switch in the sheet of shortcuts turns all single keys off
  const [on] = useBrowserSetting('single_key_shortcuts', OnOff, true)
  const latest = useRef<Keyed>({ preview, focusFilter, pointing })
  useEffect(() => {
    latest.current = { preview, focusFilter, pointing }
  })
  useEffect(() => {
    if (!on) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.target instanceof Element && event.target.closest(BUSY)) return
      if (run(event.key, latest.current)) event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
    }
  }, [on])
}

/** Not where it closes or clears what has the focus. */
function useEscape(pointing: SketchPointing): void {
  const { on, toggle } = pointing
  useEffect(() => {
    if (on !== true) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(BUSY)) return
      toggle()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
    }
  }, [on, toggle])
}

interface Keyed {
  readonly preview: Preview
  readonly focusFilter: () => void
  readonly pointing: SketchPointing
}

function run(key: string, { preview, focusFilter, pointing }: Keyed): boolean {
  const up = preview.starting || preview.status?.running === true
  const action = PREVIEW_KEYS.find((one) => one.key === key)?.does
  switch (action) {
    case 'reload':
      if (preview.actReason === null) preview.act('reload')
      return true
    case 'restart':
      if (preview.actReason === null) preview.act('restart')
      return true
    case 'start':
      if (!up && preview.startReason === null) preview.start()
      return true
    case 'point':
      if (pointing.on !== null) pointing.toggle()
      return pointing.on !== null
    case 'filter':
      focusFilter()
      return true
    case undefined:
      return false
  }
}
