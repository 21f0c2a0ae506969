import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openJsonFile } from '@mosaygent/helper/state'
import type { JsonFile } from '@mosaygent/helper/state'

/** More than anybody needs, few enough for a list to choose from. */
export const MAX_ACCOUNTS = 50

export const Account = z.object({
  /** The uid that the dashboard sees. */
  localId: z.string(),
  /** Stands for the id at the identity provider. */
  rawId: z.string(),
  email: z.string(),
  displayName: z.nullable(z.string()),
  /** ms since 1970, as text: the protocol wants it so. */
  createdAt: z.string(),
  lastLoginAt: z.string(),
})
export type Account = z.infer<typeof Account>

const AccountsFile = z.object({
  /** Signs the tokens; in the file so that a restart signs nobody out. */
  key: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  users: z.array(Account).check(z.maxLength(MAX_ACCOUNTS)),
})
type AccountsFile = z.infer<typeof AccountsFile>
export type AccountStore = JsonFile<AccountsFile>

/** The local accounts, kept for this user alone in the home folder. A damaged file is set aside and reported once. */
export function openAccountStore(home: string, log: (line: string) => void): Promise<AccountStore> {
  return openJsonFile({
    path: join(home, 'local-accounts.json'),
    schema: AccountsFile,
    initial: { key: randomBytes(32).toString('hex'), users: [] },
    onDamaged: (setAside) =>
      log(`The list of local accounts was damaged and starts empty; the old file is ${setAside}`),
  })
}
