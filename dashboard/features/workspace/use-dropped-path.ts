import { useEffect, useEffectEvent } from 'react'
import { droppedPath } from './dropped-path.ts'
import type { Dropped } from './dropped-path.ts'

/** Anywhere on the page while a directory is asked for: a drop that misses the field would leave the page otherwise. */
export function useDroppedPath(onDrop: (dropped: Exclude<Dropped, { kind: 'other' }>) => void): void {
  const take = useEffectEvent(onDrop)
  useEffect(() => {
    const over = (event: DragEvent) => {
      // text is moved within other fields as ever; what is dragged is told only once it is dropped
      if (event.dataTransfer?.types.some((type) => type === 'Files' || type === 'text/uri-list'))
        event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      if (event.dataTransfer === null) return
      const dropped = droppedPath(event.dataTransfer)
      if (dropped.kind === 'other') return
      event.preventDefault()
      take(dropped)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('drop', drop)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('drop', drop)
    }
  }, [])
}
