import { cutText, type Send } from './send.ts'

/** Firebase's code for a domain that its project does not know; most apps catch the error and print it. */
export const UNAUTHORIZED_DOMAIN = 'auth/unauthorized-domain'

const COUNT_MS = 1000

export type ReportError = (message: string, stack: string | null) => void

/** The same error again within a second is counted, not repeated. */
export function errorReporter(send: Send): ReportError {
  const repeats = new Map<string, number>()
  return (message, stack) => {
    const known = message.includes(UNAUTHORIZED_DOMAIN) ? 'unauthorized-domain' : null
    const error = { type: 'mosaygent.error', message: cutText(message), stack, known } as const
    const key = `${message}\n${stack}`
    const counted = repeats.get(key)
    if (counted !== undefined) {
      repeats.set(key, counted + 1)
      return
    }
    send({ ...error, count: 1 })
    repeats.set(key, 0)
    setTimeout(() => {
      const count = repeats.get(key) ?? 0
      repeats.delete(key)
      if (count > 0) send({ ...error, count })
    }, COUNT_MS)
  }
}

/** Reports uncaught errors and rejections. */
export function reportUncaught(report: ReportError): void {
  window.addEventListener('error', (event) => {
    const error: unknown = event.error
    report(String(event.message || error), stackOf(error))
  })
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason
    report(String(propertyOf(reason, 'message') || reason), stackOf(reason))
  })
}

function stackOf(value: unknown): string | null {
  const stack = propertyOf(value, 'stack')
  return typeof stack === 'string' ? cutText(stack) : null
}

function propertyOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
