import { helperUrl, isServedHere, previewUrl, useDiagnosis } from '#helper-client'
import { connectionWords } from './connection-texts.ts'
import type { ConnectionWords } from './connection-texts.ts'

/** The connection's state in words; follows by itself. */
export function useConnectionWords(): ConnectionWords {
  return connectionWords(useDiagnosis(), {
    helperUrl: helperUrl(),
    previewUrl: previewUrl(),
    origin: window.location.origin,
    local: isServedHere(),
  })
}
