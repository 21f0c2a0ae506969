import { connect } from 'node:net'
import { isAbsolute, relative } from 'node:path'
import { describeHolder, findPortHolder, type PortHolder } from '../ports/index.ts'

/** How long a server may take to answer at all, ms: one that sits in a debugger answers late. */
const ANSWER_MS = 1_500

/** What is on a port. `other`: a program that is not the codebase's server. */
export type Occupant =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'server'; readonly pid: number | null; readonly docs: boolean }
  | { readonly kind: 'other'; readonly holder: string }

export interface ServerProbe {
  /** Who is on the port, for a codebase whose server somebody else may have started. */
  look(port: number, codebase: string): Promise<Occupant>
  /** Whether a server answers there, and whether it has a page that lists its calls; null: nothing answers. */
  answers(port: number): Promise<{ readonly docs: boolean } | null>
}

/**
 * Looks at a port without filling the server's log: a connection says that somebody is there; a request is made once
 * for each process that holds the port.
 */
export function createServerProbe(
  holderOf: (port: number) => Promise<PortHolder | null> = findPortHolder,
): ServerProbe {
  let known: { readonly key: string; readonly answer: { readonly docs: boolean } } | null = null

  return {
    async look(port, codebase) {
      if (!(await isOpen(port))) return { kind: 'nobody' }
      const holder = await holderOf(port)
      const mine = holder?.folder == null || isInside(codebase, holder.folder)
      const who = holder === null ? 'another program' : describeHolder(holder)
      if (!mine) return { kind: 'other', holder: who }
      const key = `${port} ${holder?.pid ?? ''}`
      const answer = known?.key === key ? known.answer : await ask(port)
      if (answer === null) return { kind: 'other', holder: who }
      known = { key, answer }
      return { kind: 'server', pid: holder?.pid ?? null, docs: answer.docs }
    },
    async answers(port) {
      return (await isOpen(port)) ? ask(port) : null
    },
  }
}

/** Anything that speaks HTTP is a server, also one that says 404 or 500. */
async function ask(port: number): Promise<{ docs: boolean } | null> {
  try {
    const reply = await fetch(`http://127.0.0.1:${port}/docs`, {
      signal: AbortSignal.timeout(ANSWER_MS),
      redirect: 'manual',
    })
    await reply.body?.cancel()
    return { docs: reply.ok }
  } catch {
    return null // not HTTP, or too slow: nothing that answers
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    const done = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.setTimeout(ANSWER_MS, () => done(false))
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })
}

function isInside(codebase: string, folder: string): boolean {
  const way = relative(codebase, folder)
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}
