import { connect } from 'node:net'
import { isAbsolute, relative } from 'node:path'
import { describeHolder, findPortHolder, type PortHolder } from '../ports/index.ts'
import { type Address, urlOf } from './address/address.ts'
import { ask } from './address/ask.ts'

/** How long a connection may take, ms. */
const CONNECT_MS = 1_500

/** What is on a port. `other`: a program that is not the codebase's server. */
export type Occupant =
  | { readonly kind: 'nobody' }
  | {
      readonly kind: 'server'
      readonly pid: number | null
      readonly url: string
      readonly docs: string | null
    }
  | { readonly kind: 'other'; readonly holder: string }

export interface ServerProbe {
  /** Who is on the port, for a codebase whose server somebody else may have started. */
  look(port: number, codebase: string, docs: string): Promise<Occupant>
}

/**
 * Looks at a port without filling the server's log: a connection says that somebody is there; a request is made once
 * for each process that holds the port.
 */
export function createServerProbe(
  holderOf: (port: number) => Promise<PortHolder | null> = findPortHolder,
): ServerProbe {
  let known: { readonly key: string; readonly at: Address; readonly docs: boolean } | null = null

  return {
    async look(port, codebase, docs) {
      if (!(await isOpen(port))) return { kind: 'nobody' }
      const holder = await holderOf(port)
      const mine = holder?.folder == null || isInside(codebase, holder.folder)
      const who = holder === null ? 'another program' : describeHolder(holder)
      if (!mine) return { kind: 'other', holder: who }
      const key = `${port} ${holder?.pid ?? ''} ${docs}`
      if (known?.key !== key) {
        const answer = await ask({ scheme: 'http', host: 'localhost', port }, docs)
        if (typeof answer !== 'object') return { kind: 'other', holder: who }
        known = { key, at: answer.at, docs: answer.status < 400 }
      }
      const url = urlOf(known.at)
      return { kind: 'server', pid: holder?.pid ?? null, url, docs: known.docs ? `${url}${docs}` : null }
    },
  }
}

async function isOpen(port: number): Promise<boolean> {
  const found = await Promise.all(['127.0.0.1', '::1'].map((host) => canConnect(host, port)))
  return found.includes(true)
}

function canConnect(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port })
    const done = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.setTimeout(CONNECT_MS, () => done(false))
    socket.once('connect', () => done(true)).once('error', () => done(false))
  })
}

function isInside(codebase: string, folder: string): boolean {
  const way = relative(codebase, folder)
  return way === '' || (!way.startsWith('..') && !isAbsolute(way))
}
