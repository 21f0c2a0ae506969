import { useQuery } from '@tanstack/react-query'
import { hasOwnHome, helperUrl, isServedHere, previewUrl, query, useDiagnosis } from '#helper-client'
import { connectionWords } from './connection-texts.ts'
import type { ConnectionWords } from './connection-texts.ts'

/** The connection's state in words; follows by itself. */
export function useConnectionWords(): ConnectionWords {
  const diagnosis = useDiagnosis()
  // how it was started matters where it has to be renewed; a very old one has no such call
  const tools = useQuery({ ...query('pythonTools'), enabled: diagnosis.kind === 'helper-too-old' }).data
  return connectionWords(diagnosis, {
    helperUrl: helperUrl(),
    previewUrl: previewUrl(),
    origin: window.location.origin,
    local: isServedHere(),
    ownHome: hasOwnHome(),
    fromPackage: tools?.from_package ?? null,
  })
}
