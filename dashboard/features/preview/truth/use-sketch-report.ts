import type { SketchCoverage } from '@mosaygent/contract'
import { useEffect, useState } from 'react'
import { previewUrl } from '#helper-client'
import { SketchReport } from './sketch-report.ts'

/** How much of the source the sketch that is seen shows as it is. */
export interface SketchTruth {
  /** Whether the frame shows a sketch. */
  readonly shown: boolean
  /** Null while it has not said. */
  readonly coverage: SketchCoverage | null
  /** Whether what stands for assumed values is outlined in the picture. */
  readonly outlined: boolean
  readonly outline: (on: boolean) => void
  readonly frame: (element: HTMLIFrameElement | null) => void
  readonly loaded: () => void
}

/** `sketch`: whether that is what the frame shows. */
export function useSketchReport(sketch: boolean): SketchTruth {
  const [coverage, setCoverage] = useState<SketchCoverage | null>(null)
  const [outlined, setOutlined] = useState(false)
  const [report] = useState(
    () => new SketchReport({ origin: () => new URL(previewUrl()).origin, onCoverage: setCoverage }),
  )
  useEffect(() => {
    report.hear(sketch)
  }, [report, sketch])
  useEffect(() => {
    report.outline(sketch && outlined)
  }, [report, sketch, outlined])
  useEffect(() => {
    window.addEventListener('message', report.receive)
    return () => {
      window.removeEventListener('message', report.receive)
    }
  }, [report])
  const [frame] = useState(() => (element: HTMLIFrameElement | null) => {
    report.attach(element?.contentWindow ?? null)
  })
  return {
    shown: sketch,
    coverage: sketch ? coverage : null,
    outlined,
    outline: setOutlined,
    frame,
    loaded: report.loaded,
  }
}
