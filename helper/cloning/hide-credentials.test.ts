import { expect, test } from 'vitest'
import { hideCredentials } from './hide-credentials.ts'

test.each([
  [
    "unable to access 'https://ann:secret@git.example/x.git/'",
    "unable to access 'https://git.example/x.git/'",
  ],
  ['https://ann:sec@ret@git.example/x', 'https://git.example/x'],
  ["Password for 'https://secret@git.example'", "Password for 'https://git.example'"],
  ['https://git.example/x?private_token=secret&a=1', 'https://git.example/x?private_token=***&a=1'],
  ['remote: ghp_0123456789abcdef is revoked', 'remote: *** is revoked'],
  ['Authorization: Basic c2VjcmV0', 'Authorization: Basic ***'],
  ['git@github.com: Permission denied (publickey).', 'git@github.com: Permission denied (publickey).'],
  ["repository 'https://git.example/x.git/' not found", "repository 'https://git.example/x.git/' not found"],
])('%j is shown as %j', (said, shown) => {
  expect(hideCredentials(said)).toBe(shown)
})
