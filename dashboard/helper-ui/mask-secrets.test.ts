import { describe, expect, it } from 'vitest'
import { maskSecrets } from './mask-secrets.ts'

describe('maskSecrets', () => {
  it.each([
    ['an ID token', 'got eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1aWQifQ.c2ln here', 'got [masked] here'],
    ['a login of GitHub', 'gho_16C7e42F292c6912E7710c838347Ae178B4a', '[masked]'],
    ['a key of Google', 'AIzaSyD-9tSrke72PouQMnMX-a7eZSW0jkFMBWY', '[masked]'],
    ['a refresh token', 'refresh 1//0gLoHn8Zn1-abcdef', 'refresh [masked]'],
    [
      'a one-time code',
      'First copy your one-time code: 9AB3-77F1',
      'First copy your one-time code: [masked]',
    ],
    ['a session token', 'Bearer dGhpcyBpcyBhIHNlc3Npb24gdG9rZW4gb2Ygb3Vycw', 'Bearer [masked]'],
    ['a pairing link', 'https://app.example/#pair=Zm9vYmFy', 'https://app.example/#pair=[masked]'],
    ['a named value', '{"password": "hunter 2", "port": 8080}', '{"password": "[masked] 2", "port": 8080}'],
    [
      'a password in an address',
      'https://ann:geheim@github.com/a/b.git',
      'https://[masked]@github.com/a/b.git',
    ],
    ['a mail address', 'GitHub, as zoe@example.com', 'GitHub, as [masked]'],
    ['a home folder', '/home/zoé lefèvre/My project', '~/My project'],
    ['one of macOS', '/Users/ann/api and /Users/ann', '~/api and ~'],
    ['one of Windows', 'C:\\Users\\Ann Example\\app', '~\\app'],
    ['root’s', '/root/app', '~/app'],
  ])('masks %s', (_what, text, masked) => {
    expect(maskSecrets(text)).toBe(masked)
  })

  it.each([
    'git 2.51.0  /usr/bin/git',
    'exit code: 1',
    'port 8080 free, for the helper',
    'Applied 2 files in 640 ms, 14:02:11',
    'lib/backend/firebase/firebase_config.dart',
    '/srv/root/x',
  ])('leaves %s as it is', (text) => {
    expect(maskSecrets(text)).toBe(text)
  })
})
