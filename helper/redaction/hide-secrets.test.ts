import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../testing/fuzz.ts'
import { growthOf, IN_PROPORTION } from '../testing/growth.ts'
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
])('%j is shown as %j', (text, shown) => {
  expect(hideSecrets(text)).toBe(shown)
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
])('%j stays as it is', (text) => {
  expect(hideSecrets(text)).toBe(text)
})

test('a secret of any kind is hidden wherever it stands in a text', { tags: 'P-274' }, () => {
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

test.each([
  ['a \u001B[1mbold\u001B[0m word', 'a \u001B[1mbold\u001B[0m word'],
  ['\u001B[31mtoken\u001B[0m ghp_0123456789abcdef', '\u001B[31mtoken\u001B[0m ***'],
  ['token ghp_01\u001B[31m23456789\u001B[0mabcdef is revoked', 'token *** is revoked'],
  ['  - Token: 0123456789abcdef0123456789abcdef01234567', '  - Token: ***'],
  ['The token 0123456789abcdef0123456789abcdef01234567 is bad', 'The token *** is bad'],
  ['"id_token": "abcdef"', '"id_token": "***"'],
  ['code 4/0AbCdEfGhIjKlMnOpQrStUvWx', 'code ***'],
])('%j is shown as %j: one masker for all tools', (text, shown) => {
  expect(hideSecrets(text)).toBe(shown)
})

test('a private key is hidden in one piece and on one line', { tags: 'P-274' }, () => {
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

/** Pieces of what the expressions look for: whatever stands many times in a row is where one of them looks again and again. */
const PIECES = [' ', '"', '\n', '-----BEGIN PRIVATE KEY-----', 'secret_key: "', 'one-time code: ('].concat(
  'a - . = :// @ ?a= eyJ eyJ- -eyJaaaaa eyJaaaaa. .eyJaaaaa- -----BEGIN AAAA-'.split(' '),
  'authorization: bearer cookie:a code ghp_ sk- AIza ya29. 1//0 AKIA key= password'.split(' '),
)

test('property: the time that a text takes grows no faster than the text, whatever it is made of', async () => {
  const pieces = fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 3 }).map((it) => it.join(''))
  const grown = (before: string, piece: string) => (size: number) =>
    before + piece.repeat(Math.ceil(size / piece.length))
  for (const piece of PIECES) expect(growthOf(grown('', piece), hideSecrets)).toBe(IN_PROPORTION)
  await fuzz(
    fc.property(pieces, pieces, (before, piece) => {
      expect(growthOf(grown(before, piece), hideSecrets)).toBe(IN_PROPORTION)
    }),
    20,
  )
})

test('property: a web token is hidden as by the plain expression, which takes too long', async () => {
  const plain = /\beyJ[\w-]{5,}\.eyJ[\w-]{5,}\.[\w-]*/g
  const piece = fc.constantFrom('eyJ', '.', '.', '.eyJaaaaa', 'eyJbbbbb', '-', 'aa', ' ', 'c')
  await fuzz(
    fc.property(fc.array(piece, { maxLength: 14 }), (parts) => {
      const text = parts.join('')
      expect(hideSecrets(text)).toBe(text.replaceAll(plain, '***'))
    }),
    2_000,
  )
})
