import type { ConsoleLine } from '@mosaygent/contract'

/** How serious a line of a Python server is, from uvicorn's and logging's own words, and from the status it answered. */
export function logLevel(text: string): ConsoleLine['level'] {
  const status = /" (\d{3})(?: |$)/.exec(text)?.[1]
  if (status !== undefined) return status >= '500' ? 'error' : status >= '400' ? 'warning' : 'info'
  if (
    /^(ERROR|CRITICAL|FATAL)\b|\b(ERROR|CRITICAL)\b[:\]]|^Traceback \(|^[\w.]*(Error|Exception)\b:?|^error:/.test(
      text,
    )
  )
    return 'error'
  return /^WARN(ING)?\b|\bWARNING\b[:\]]|^\S+Warning:|^warning:/.test(text) ? 'warning' : 'info'
}
