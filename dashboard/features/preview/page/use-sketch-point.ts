import type { SketchLook, SketchPlace } from '@mosaygent/contract'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { call, errorText, previewUrl } from '#helper-client'
import { toast } from '#ui'
import { SketchLink } from './sketch-link.ts'

/** Pointing at a widget of the sketch: a click in the frame says where it is written. */
export interface SketchPointing {
  /** Null: the frame shows no sketch, so there is nothing to point at. */
  readonly on: boolean | null
  readonly toggle: () => void
  /** What was clicked last; null: nothing, or its card was closed. */
  readonly place: SketchPlace | null
  readonly closePlace: () => void
  /** What the sketch says of itself; null while it has not. */
  readonly look: SketchLook | null
  readonly frame: (element: HTMLIFrameElement | null) => void
  readonly loaded: () => void
  /** Has the sketch go to a page of the storyboard. */
  readonly open: (page: string) => void
}

/**
 * `sketch`: whether that is what the frame shows; `shown`: whether anything is; `alone`: whether it is the one phone,
 * which has a card. The card of a widget stays when the app itself takes the place of its sketch: both are written at
 * the same place.
 */
export function useSketchPoint(sketch: boolean, shown: boolean, alone: boolean): SketchPointing {
  const [wanted, setWanted] = useState(false)
  const [look, setLook] = useState<SketchLook | null>(null)
  const [place, setPlace] = useState<SketchPlace | null>(null)
  const [link] = useState(
    () =>
      new SketchLink({
        origin: () => new URL(previewUrl()).origin,
        onPlace: setPlace,
        onEnd: () => {
          setWanted(false)
          setPlace(null)
        },
        onLook: setLook,
      }),
  )
  // another sketch, later, is not pointed at unasked
  if (!sketch && wanted) setWanted(false)
  // back from the mosaic, or from a stop, nobody expects the card of long ago
  if ((!alone || !shown) && place !== null) setPlace(null)
  const on = sketch && wanted
  useEffect(() => {
    link.hear(sketch)
  }, [link, sketch])
  useEffect(() => {
    link.point(on)
  }, [link, on])
  useEffect(() => {
    window.addEventListener('message', link.receive)
    return () => {
      window.removeEventListener('message', link.receive)
    }
  }, [link])
  const closePlace = useCallback(() => {
    setPlace(null)
  }, [])
  const frame = useCallback(
    (element: HTMLIFrameElement | null) => {
      link.attach(element?.contentWindow ?? null)
    },
    [link],
  )
  return {
    on: sketch ? on : null,
    look: sketch ? look : null,
    toggle: () => {
      setWanted(!wanted)
      setPlace(null)
    },
    place: on || !sketch ? place : null,
    closePlace,
    frame,
    loaded: link.loaded,
    open: link.open,
  }
}

type NamedPlace = Pick<SketchPlace, 'widget' | 'file' | 'line' | 'column'>

/** Opens the line of a widget in the editor, and says so, or why not. */
export function useOpenPlace(): (place: NamedPlace) => void {
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: ({ file, line, column }: NamedPlace) => call('openInEditor', { file, line, column }),
    onSuccess: ({ message }, { widget, file, line }) => {
      toast(`${widget}, ${file}:${line}. ${message}`)
    },
    onError: (error, { widget, file, line }) => {
      const place = `${file}:${line}`
      toast(`${widget}, ${place}. ${errorText(error)}`, { timeout: 20_000, copy: place })
    },
  })
  return mutate
}
