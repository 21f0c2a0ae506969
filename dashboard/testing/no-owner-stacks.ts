import * as React from 'react'

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

/**
 * React's development build makes an `Error` for each of the first ten thousand elements of a second, to say in a
 * warning who made it: a seventh of the time of tests. This counts them as made already; all else of the build stays.
 * Throws where this version of React counts otherwise.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS)
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
    throw new Error('React counts its owner stacks elsewhere now')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set() {
      // React counts on, and begins anew each second
    },
  })
}
