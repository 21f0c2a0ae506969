import { useEffect, useRef } from 'react'
import { createStore, useStore } from '#store'

/** Something that can be done now, or not, and then why. */
export interface Command {
  /** The same thing offered twice is shown once: by who came last, who stands nearer to it. */
  readonly id: string
  readonly group: string
  readonly name: string
  /** Further words under which it is found. */
  readonly words?: string
  /** At its end: what it is about, a path. */
  readonly detail?: string
  /** As keys are written in the sheet, `G E`. */
  readonly keys?: string
  /** Why it cannot be done now; null: it can. */
  readonly reason: string | null
  /** It ends something or reaches others: never chosen before the person chooses it, nor offered as used last. */
  readonly risky?: boolean
  readonly run: () => void
}

type Offer = { readonly current: readonly Command[] }

const offers = new Set<Offer>()
/** Whether an open palette shows the offers, which are drawn again only then. */
let watched = false
/** Counts the changes of the offers. */
const version = createStore(0, () => {
  watched = true
  return () => {
    watched = false
  }
})

function changed(): void {
  version.set(version.get() + 1)
}

/** Offers commands for as long as the component is there; they are always those of its latest render. */
export function useCommands(commands: readonly Command[]): void {
  const offer = useRef(commands)
  useEffect(() => {
    offer.current = commands
    if (watched) changed()
  })
  useEffect(() => {
    offers.add(offer)
    changed()
    return () => {
      offers.delete(offer)
      changed()
    }
  }, [])
}

/** Everything that is offered now, in the order in which it was offered first. */
export function useOfferedCommands(): readonly Command[] {
  useStore(version)
  const byId = new Map<string, Command>()
  for (const { current } of offers) for (const command of current) byId.set(command.id, command)
  return [...byId.values()]
}
