import type { Value } from '../../evaluate/value.ts'

/** What a route is shown in: a bar around its page, or the page that its own stands in. */
export interface Shell {
  /** Which of a bar's branches the route is in. */
  readonly branch: number
  wrap(page: Value, address: string): Value
}

export interface Route {
  readonly path: string
  readonly name: string | undefined
  /** The shells around it, outermost first. */
  readonly shells: readonly Shell[]
  /** What is built there; the address may have a query. */
  page(address: string): Value
}

/** The routes of an app, whichever package declares them. */
export interface Router {
  readonly initial: string
  readonly routes: readonly Route[]
  /** Where a path leads that must not be shown now; null for one that stays. */
  redirect(path: string): string | null
  /** Whether it leaves its initial path alone while nothing has come yet of what it asks for, and is not asked again. */
  staysAtFirst?(): boolean
}

/** What reading one route costs: routes may have one list of others in many places, which double with each level. */
export const STEPS_OF_ROUTE = 20

export const STAYS = (): null => null

/** An address without its query and fragment. */
export const pathIn = (address: string): string => address.replace(/[?#].*$/s, '')

/** The route of that name or path; null when there is none. */
export function routeIn<R extends Route>(routes: readonly R[], name: string): R | null {
  const path = pathIn(name)
  const named = routes.find((each) => each.name === name)
  // One that is written so is meant before one whose parameter might be so called.
  const written = named ?? routes.find((each) => each.path === path)
  return written ?? routes.find((each) => fits(each.path, path)) ?? null
}

/** `/user/:id` fits `/user/7`. */
export function fits(pattern: string, path: string): boolean {
  const parts = pattern.split('/')
  const args = path.split('/')
  return (
    parts.length === args.length &&
    parts.every((part, index) => part.startsWith(':') || part === (args[index] ?? ''))
  )
}
