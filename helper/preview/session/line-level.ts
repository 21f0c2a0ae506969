import type { ConsoleLine } from '@mosaygent/contract'

/** Of a browser extension that the preview has no use for; the tool says it at each start. */
const ADVICE = /^The web-server device requires the Dart Debug Chrome extension/

/** How serious a line of the tool is. Its stream says nothing: download notices come on standard error too. */
export function levelOf(text: string): ConsoleLine['level'] {
  if (ADVICE.test(text)) return 'debug'
  if (
    /(^|: )(Error|Internal problem): |^(Failed to |Oops; |Exception\b|Unhandled |Hot reload (failed|rejected))/.test(
      text,
    )
  )
    return 'error'
  return /(^|: )warning: |^\s*warning\b/i.test(text) ? 'warning' : 'info'
}
