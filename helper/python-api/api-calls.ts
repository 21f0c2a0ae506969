import type { Reply } from '@mosaygent/contract'
import { type Outcome, refuse, succeed } from '../errors/index.ts'
import { readForeignText, valueOr } from '../foreign-files/index.ts'
import { textAt } from './address/ask.ts'
import type { ApiServer } from './api-server.ts'
import type { DescribedCall } from './openapi.ts'
import { urlOfRun } from './server-run.ts'

const MOST_BYTES = 1_000_000
const MOST_CALLS = 300
const DOCUMENT = '/openapi.json'
/** Where the page of Swagger or ReDoc says that its document is: `url: '/api/v1/openapi.json'`, `spec-url="/a"`. */
const NAMED = /\burl["']?\s{0,5}[:=]\s{0,5}["'](\/[^"'\s]{1,200})["']/

/** What the running server says of its calls: asked by loopback, and read as what a repository brought. */
export async function readApiCalls(server: ApiServer | null): Promise<Outcome<Reply<'apiCalls'>>> {
  const own = server?.own() ?? { kind: 'none' as const }
  if (server === null || own.kind !== 'alive' || own.standing.state !== 'running' || own.run.at === null)
    return refuse('not-running', 'The API does not answer: start it first.')
  const { address } = own.run.at
  const read = (path: string) => {
    server.asks(path)
    return textAt(address, path, MOST_BYTES)
  }
  const page = own.run.docs === null ? null : await read(own.run.docs)
  const named = NAMED.exec(page ?? '')?.[1] ?? DOCUMENT
  let described: readonly DescribedCall[] = []
  for (const path of new Set([named, DOCUMENT])) {
    const text = await read(path)
    if (text === null) continue
    described = valueOr(await readForeignText('openapi', text, null), null) ?? []
    if (described.length > 0) break
  }
  const docs = own.run.docs === null ? null : `${urlOfRun(own.run)}${own.run.docs}`
  const calls = described.slice(0, MOST_CALLS).map(({ method, path, summary, fragment }) => ({
    method,
    path,
    summary,
    url: docs === null || fragment === null ? null : `${docs}${fragment}`,
  }))
  return succeed({ calls, more: described.length - calls.length })
}
