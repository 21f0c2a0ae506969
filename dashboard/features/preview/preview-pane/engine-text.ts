import { flutterName, isOlderFlutter } from '@mosaygent/contract'
import type { PreviewStatus } from '@mosaygent/contract'
import { texts } from './texts.ts'

/** What Start would run, in one line. */
export function engineText(status: PreviewStatus | null): string {
  switch (status?.engine) {
    case 'flutter':
      return texts.engine.flutterFound(flutterName(status), isOlderFlutter(status.version))
    case 'sketch':
      return texts.engine.startSketch
    case undefined:
      return texts.engine.unknown
  }
}
