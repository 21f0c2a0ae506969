import type { ConsoleLine } from '@mosaygent/contract'

/** Advice for a browser extension that the preview does not need; the tool prints it at each start. */
const ADVICE = /^The web-server device requires the Dart Debug Chrome extension/

/** The level of a line of the tool. Its stream does not decide it: download notices come on standard error too. */
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
