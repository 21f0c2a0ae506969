import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hideSecrets } from './hide-secrets.ts'
import { KEYS, LEAKS } from './testing/secrets.ts'

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
  expect(hideSecrets(said)).toBe(shown)
})

test.each([
  'Error: The getter "token" is not defined for the class "Session".',
  'lib/main.dart:3:7: Error: String password = widget.password;',
  'exit code 66',
  'The bearer authentication failed',
  'const Key key = Key("home");',
  'http://localhost:36413/index.html?t=1732200000000',
  'Pair  https://app.example/#pair=abcdefghijklmnopqrstuv',
  '// @override',
  'git@github.com:acme/app.git',
  'a1b2c3d4e5f6 Merge branch "main"',
  'Flutter 3.35.7 • channel stable',
])('%j stays as it is', (said) => {
  expect(hideSecrets(said)).toBe(said)
})

test('a secret of any kind is hidden wherever it stands in a text (P-274)', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      LEAKS,
      fc.constantFrom('', ' ', '\n', '.'),
      (before, { text, secret }, after) => {
        expect(hideSecrets(`${before}\n${text}${after}`)).not.toContain(secret)
      },
    ),
  )
})

test('a private key is hidden in one piece and on one line (P-274)', () => {
  fc.assert(
    fc.property(KEYS, (lines) => {
      for (const end of ['\n', '\\n']) {
        const shown = hideSecrets(`before\n"key": "${lines.join(end)}", after`)
        for (const line of lines.slice(1, -1)) expect(shown).not.toContain(line)
        expect(shown).toContain('before')
      }
    }),
  )
})

test('a line of four million characters is looked at once, whatever it is made of', () => {
  for (const piece of [
    'a',
    '://',
    '-----BEGIN PRIVATE KEY-----',
    'authorization: ',
    'code ',
    'key=',
    'eyJaaaaa.',
  ]) {
    const line = piece.repeat(Math.ceil(100_000 / piece.length))
    expect(hideSecrets(line).length).toBeLessThanOrEqual(line.length)
  }
})
