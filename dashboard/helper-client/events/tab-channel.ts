import { HelperEvent } from '@mosaygent/contract'
import * as z from 'zod/mini'

/** What the tabs of one browser send each other about the stream that they share. */
export type TabMessage =
  /** The next event of the stream; null: one that the leader does not know, whose id still counts. */
  | { kind: 'event'; id: string | undefined; event: HelperEvent | null }
  /** The stream broke. */
  | { kind: 'lost' }
  /** Asked by a tab that was opened, or is shown again. */
  | { kind: 'who-leads' }
  /** The answer, with the last event that was passed on. */
  | { kind: 'leading'; lastId: string | undefined }

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('event'), id: z.optional(z.string()), event: z.unknown() }),
  z.object({ kind: z.literal('lost') }),
  z.object({ kind: z.literal('who-leads') }),
  z.object({ kind: z.literal('leading'), lastId: z.optional(z.string()) }),
])

/** Carries the messages between the tabs. */
export interface TabChannel {
  readonly post: (message: TabMessage) => void
  readonly listen: (listener: (message: TabMessage) => void) => void
  readonly close: () => void
}

/** Opens the channel of that name; another tab may run another version, so its messages are parsed. */
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
  const parsed = Message.safeParse(data)
  if (!parsed.success) return null
  const { data: message } = parsed
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
