import type { ConsoleLine } from '@mosaygent/contract'

/** How serious a line of the tool is. Its stream says nothing: download notices come on standard error too. */
export function levelOf(text: string): ConsoleLine['level'] {
  if (
    /(^|: )(Error|Internal problem): |^(Failed to |Oops; |Exception\b|Unhandled |Hot reload (failed|rejected))/.test(
      text,
    )
  )
    return 'error'
  return /(^|: )warning: |^\s*warning\b/i.test(text) ? 'warning' : 'info'
}
