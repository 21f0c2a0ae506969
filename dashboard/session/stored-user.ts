import * as z from 'zod/mini'
import { readItem, writeItem } from './browser-storage.ts'
import { AUTH_TOKEN_KEY, USER_DATA_KEY } from './storage-keys.ts'

/** The signed-in user as the browser keeps it. A provider may leave out everything but the id. */
export const StoredUser = z.object({
  uid: z.string().check(z.minLength(1)),
  email: z.nullable(z.string()),
  displayName: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
})
export type StoredUser = z.infer<typeof StoredUser>

/** The ID token that the route guard looks at; blank counts as none. */
export function readToken(): string | null {
  return readItem(AUTH_TOKEN_KEY)?.trim() || null
}

/** The stored user; junk counts as none. */
export function readUser(): StoredUser | null {
  const text = readItem(USER_DATA_KEY)
  if (text === null) return null
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    // Not ours, or cut off: as good as nothing.
    return null
  }
  const user = StoredUser.safeParse(data)
  return user.success ? user.data : null
}

export function writeToken(token: string): void {
  writeItem(AUTH_TOKEN_KEY, token)
}

/** The user goes first: whoever sees the token, here or in another tab, finds its owner too. */
export function writeSignedIn(user: StoredUser, token: string | null): void {
  writeItem(USER_DATA_KEY, JSON.stringify(user))
  if (token !== null) writeToken(token)
}

export function clearSignedIn(): void {
  writeItem(AUTH_TOKEN_KEY, null)
  writeItem(USER_DATA_KEY, null)
}
