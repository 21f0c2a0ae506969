import { expect, test } from 'vitest'
import { maskValue } from './mask-value.ts'

const jwt = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.c2ln`

test.each([
  ['API_SECRET', 'abc'],
  ['apiKey', 'abc'],
  ['supabaseToken', 'abc'],
  ['ADMIN_PIN', '1234'],
  ['ENCRYPTION_IV', 'abc'],
  ['DB_PASSWORD', '$ecret'],
  ['DB_PASSWORD', 'x'],
  ['DATABASE_URL', 'postgres://h/x'],
  ['PLAIN', 'sk_test_abc'],
  ['PLAIN', `postgres://user:pass@host/db`],
  ['PLAIN', jwt('service_role')],
  ['SUPABASE_ANON_KEY', jwt('service_role')],
])('%s=%s is a secret', (name, value) => {
  const { shown, secret } = maskValue(name, value)
  expect(secret).toBe(true)
  expect(shown).not.toContain(value)
})

test.each([
  ['SUPABASE_ANON_KEY', jwt('anon')],
  ['SUPABASE_KEY', 'sb_publishable_0123456789abcdef'],
  ['STRIPE_KEY', 'pk_test_0123456789abcdef01'],
])('%s=%s is made to be in an app: shortened, no secret', (name, value) => {
  expect(maskValue(name, value)).toEqual({ shown: `${value.slice(0, 16)}…`, secret: false })
})

test.each([
  ['API_URL', 'https://api.example.com'],
  ['SPINNER', 'on'],
  ['MONKEYS_ON', 'true'],
  ['ENV', 'dev'],
  ['API_SECRET', ''],
  ['ALLOW_PRIVATE_MATCHES', 'true'],
  ['ENCRYPTION_KEY', '$ENCRYPTION_KEY'],
  ['ENCRYPTION_KEY', '${KEY}'],
])('%s=%s is shown', (name, value) => {
  expect(maskValue(name, value)).toEqual({ shown: value, secret: false })
})
