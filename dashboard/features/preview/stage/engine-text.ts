import { flutterName } from '@mosaygent/contract'
import type { PreviewStatus } from '@mosaygent/contract'

/** The label that stays on the stage while our reading of the source stands in for the app. */
export const SKETCH_LABEL = 'Sketch preview: Flutter SDK not found'

/** What Start would run, in one line. */
export function engineText(status: PreviewStatus | null): string {
  switch (status?.engine) {
    case 'flutter':
      return `${flutterName(status)} found. The first build takes a while.`
    case 'sketch':
      return `${SKETCH_LABEL}. Start draws the app from its source; its code does not run.`
    case undefined:
      return 'Start the server to see the app here.'
  }
}
