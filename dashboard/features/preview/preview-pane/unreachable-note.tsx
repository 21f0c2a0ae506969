import type { UnreachableServer } from '@mosaygent/contract'
import { unreachableText } from '../page/unreachable.ts'
import { PageNote } from './page-note.tsx'

interface UnreachableNoteProps {
  /** At least one. */
  servers: readonly UnreachableServer[]
  /** Flutter's; null or left out: not known. */
  version: string | null | undefined
}

/** The app's page waits for a server that cannot be reached; the console says the same of each server. */
export function UnreachableNote({ servers, version }: UnreachableNoteProps) {
  // without its renderer there is no text to miss
  const server = servers.find(({ what }) => what === 'renderer') ?? servers[0]
  if (server === undefined) return null
  const { title, advice } = unreachableText(server, version)
  return <PageNote tone="warn" title={title} detail={advice} />
}
