import { HelperEvent } from '@mosaygent/contract'
import * as z from 'zod/mini'

/** What the tabs of one browser tell each other about the stream that they share. */
export type TabMessage =
  /** The next of the stream; null: one that the leader did not understand, for the count's sake. */
  | { kind: 'event'; id: string | undefined; event: HelperEvent | null }
  /** The stream broke. */
  | { kind: 'lost' }
  /** Does anybody lead? Asked by a tab that comes, or comes back. */
  | { kind: 'who-leads' }
  /** The answer, with the last event that was passed on. */
  | { kind: 'leading'; lastId: string | undefined }

const Said = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), id: z.optional(z.string()), event: z.unknown() }),
  z.object({ kind: z.literal('lost') }),
  z.object({ kind: z.literal('who-leads') }),
  z.object({ kind: z.literal('leading'), lastId: z.optional(z.string()) }),
])

/** The wire between the tabs. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void
  readonly listen: (listener: (message: TabMessage) => void) => void
  readonly close: () => void
}

/** Opens the channel of that name; another tab may be of another version, so what it says is parsed. */
export function openTabChannel(name: string): TabChannel {
  const channel = new BroadcastChannel(name)
  return {
    post: (message) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows its own origin alone
      channel.postMessage(message)
    },
    listen: (listener) => {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = readTabMessage(data)
        if (message !== null) listener(message)
      })
    },
    close: () => {
      channel.close()
    },
  }
}

/** Null for what this version does not know; an event that it does not know still counts. */
export function readTabMessage(data: unknown): TabMessage | null {
  const said = Said.safeParse(data)
  if (!said.success) return null
  const { data: message } = said
  switch (message.kind) {
    case 'event': {
      const event = HelperEvent.safeParse(message.event)
      return { kind: 'event', id: message.id, event: event.success ? event.data : null }
    }
    case 'leading':
      return { kind: 'leading', lastId: message.lastId }
    case 'lost':
    case 'who-leads':
      return { kind: message.kind }
  }
}
