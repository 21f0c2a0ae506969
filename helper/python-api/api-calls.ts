import type { Reply } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { readForeignText, valueOr } from '../foreign-files/index.ts'
import { textAt } from './address/ask.ts'
import { type OwnServer, urlOfRun } from './server-run.ts'

const MOST_BYTES = 1_000_000
const MOST_CALLS = 300
const DOCUMENT = '/openapi.json'

/** What the running server says of its calls: asked by loopback, and read as what a repository brought. */
export async function readApiCalls(own: OwnServer): Promise<Outcome<Reply<'apiCalls'>>> {
  if (own.kind !== 'alive' || own.standing.state !== 'running' || own.run.at === null)
    return refuse('not-running', 'The API does not answer: start it first.')
  const text = await textAt(own.run.at.address, DOCUMENT, MOST_BYTES)
  if (text === null) return succeed({ calls: [], more: 0 })
  const described = valueOr(await readForeignText('openapi', text, null), null) ?? []
  const docs = own.run.docs === null ? null : `${urlOfRun(own.run)}${own.run.docs}`
  const calls = described.slice(0, MOST_CALLS).map(({ method, path, summary, fragment }) => ({
    method,
    path,
    summary,
    url: docs === null || fragment === null ? null : `${docs}${fragment}`,
  }))
  return succeed({ calls, more: described.length - calls.length })
}
