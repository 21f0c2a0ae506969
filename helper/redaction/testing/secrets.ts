import fc from 'fast-check'

const BASE64URL = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789')
const of = (units: string[], length: number) =>
  fc.array(fc.constantFrom(...units), { minLength: length, maxLength: length }).map((parts) => parts.join(''))
const word = (units: string[], min: number, max: number) =>
  fc.integer({ min, max }).chain((length) => of(units, length))
const segment = (units = BASE64URL) => word(units, 20, 60)

/** A line with something secret in it, and the part that must never be seen. */
export interface Leak {
  readonly text: string
  readonly secret: string
}

const leak = (secret: fc.Arbitrary<string>, around: (secret: string) => string = (it) => it) =>
  secret.map((it): Leak => ({ text: around(it), secret: it }))
const letters = segment(Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'))
const json = segment().map((it) => `eyJ${it}`)

/** One secret of each kind that we know, as a tool would print it. */
export const LEAKS: fc.Arbitrary<Leak> = fc.oneof(
  leak(fc.tuple(json, json, segment()).map((parts) => parts.join('.'))),
  leak(
    fc
      .tuple(fc.constantFrom('ghp_', 'gho_', 'ghs_', 'ghu_', 'github_pat_', 'glpat-', 'npm_'), letters)
      .map((it) => it.join('')),
  ),
  leak(of(BASE64URL, 35).map((it) => `AIza${it}`)),
  leak(letters.map((it) => `ya29.a0${it}`)),
  leak(
    letters.map((it) => `1//0${it}`),
    (it) => `refresh ${it}`,
  ),
  leak(of(CAPITALS, 16).map((it) => `AKIA${it}`)),
  leak(letters, (it) => `Authorization: Bearer ${it}`),
  leak(letters, (it) => `authorization: Basic ${it}=`),
  leak(letters, (it) => `{"Authorization": "token ${it}"}`),
  leak(letters, (it) => `Set-Cookie: session=${it}; Path=/`),
  leak(letters, (it) => `remote: https://ann:${it}@git.example/x.git`),
  leak(letters, (it) => `GET https://git.example/x?access_token=${it}&a=1`),
  leak(
    fc.tuple(of(CAPITALS, 4), of(CAPITALS, 4)).map((it) => it.join('-')),
    (it) => `! First copy your one-time code: ${it}`,
  ),
  leak(
    fc.tuple(of(CAPITALS, 4), of(CAPITALS, 4)).map((it) => it.join('-')),
    (it) => `Enter the code ${it} on the page`,
  ),
  leak(
    letters.map((it) => `a1${it}`),
    (it) => `client_secret: "${it}"`,
  ),
)

/** The lines of a private key; none of them may be seen. */
export const KEYS: fc.Arbitrary<readonly string[]> = fc
  .tuple(
    fc.constantFrom('', 'RSA ', 'EC ', 'OPENSSH '),
    fc.array(of(BASE64URL.slice(0, 62), 64), { minLength: 1, maxLength: 12 }),
  )
  .map(([kind, lines]) =>
    [`-----BEGIN ${kind}PRIVATE KEY-----`].concat(lines, 'QUJD', `-----END ${kind}PRIVATE KEY-----`),
  )

/** A text cut at places that nobody chose. */
export function cutAnywhere(bytes: Buffer, cuts: readonly number[]): Buffer[] {
  const at = [0, ...cuts.map((cut) => cut % (bytes.length + 1)).toSorted((a, b) => a - b), bytes.length]
  return at.slice(1).map((to, index) => bytes.subarray(at[index], to))
}
