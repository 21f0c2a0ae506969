import { endpoints, sessionEndpoints } from '@mosaygent/contract'
import { refuse } from '../../errors/index.ts'
import type { Handlers } from '../handlers.ts'

const NAMES = Object.keys(endpoints).filter(
  (name): name is keyof Handlers => name in endpoints && !(name in sessionEndpoints),
)
const answersAll = (handlers: Partial<Handlers>): handlers is Handlers =>
  NAMES.every((name) => name in handlers)

/** For tests: handlers for every row of the contract's table: these, and a refusal for each of the others. */
export function handlersWith(own: Partial<Handlers>): Handlers {
  const handlers: { -readonly [N in keyof Handlers]?: Handlers[N] } = {}
  for (const name of NAMES)
    handlers[name] = async () => refuse('not-available-yet', 'Not part of this version yet.')
  const all = { ...handlers, ...own }
  if (!answersAll(all)) throw new Error('a row of the contract has no handler')
  return all
}
