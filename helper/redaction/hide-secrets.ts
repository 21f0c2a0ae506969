import { stripVTControlCharacters } from 'node:util'

/** What replaces a secret. */
const HIDDEN = '***'

/**
 * What a secret looks like, each with what may stay around it. Bounded everywhere: a line may be millions of characters
 * long, and no expression may look at it more than once from each place.
 */
const SHAPES: readonly (readonly [RegExp, string])[] = [
  // a private key, also on one line with its line ends written out; without its end, all that follows
  [
    /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY-----|$)/g,
    HIDDEN,
  ],
  // user, password and token of an address; a password may hold a raw `@`
  [/:\/\/[^/\s]{1,400}@/g, '://'],
  // `?access_token=...`
  [/([?&][\w-]{0,40}(?:token|secret|password|key)=)[^&\s'"]+/gi, `$1${HIDDEN}`],
  [
    /(\bauthorization["']?\s{0,4}[:=]\s{0,4}["']?(?:(?:basic|bearer|digest|token)\s{1,4})?)[^\s"',;]+/gi,
    `$1${HIDDEN}`,
  ],
  [/(\bbearer\s{1,4})[\w.~+/=-]{16,}/gi, `$1${HIDDEN}`],
  [/(\b(?:set-)?cookie:\s{0,4})\S.{0,4000}/gi, `$1${HIDDEN}`],
  // a code that opens an account to whoever types it, also while half of it has come
  [/(\bone-time code:?\s{1,4}\(?)[A-Z0-9][A-Z0-9-]{0,12}/gi, `$1${HIDDEN}`],
  [/(\bcode\b[^\n]{0,40}?\s\(?)[A-Z0-9]{4}-[A-Z0-9]{4}\b/g, `$1${HIDDEN}`],
  // a JSON web token: three parts, the first two of which are JSON. It is looked for once in each run of its letters,
  // not at each `eyJ`: 131 kB of those took 16 s. What comes before it in the run stays
  [/(?<![\w-])(?=[\w-]+\.eyJ[\w-]{5,}\.)([\w-]*?\b)eyJ[\w-]{5,}\.eyJ[\w-]{5,}\.[\w-]*/g, `$1${HIDDEN}`],
  // those that say by their beginning what they are: GitHub, GitLab, Google, npm, Slack, Stripe and others, Amazon
  [/\b(?:gh[a-z]_|github_pat_|glpat-|npm_|xox[a-z]-|sk_live_|rk_live_|sk-)[\w-]{8,}/g, HIDDEN],
  [/\bAIza[\w-]{30,}/g, HIDDEN],
  [/\bya29\.[\w.-]{10,}/g, HIDDEN],
  [/(^|[^\w/])1\/\/0[\w-]{20,}/g, `$1${HIDDEN}`],
  // a code that Google gives for a login, which opens it until it is used
  [/(^|[^\w/])4\/0[\w-]{20,}/g, `$1${HIDDEN}`],
  [/\bA(?:KIA|SIA)[0-9A-Z]{16}\b/g, HIDDEN],
  // what `gh auth status` prints of a token, also of one from the years before they began with their kind
  [/^(\s{0,8}[-✓X]?\s{0,4}Token:\s{1,4})\S{1,400}/gm, `$1${HIDDEN}`],
  [/(\btoken\b[^\n]{0,20}?)\b[0-9a-f]{40}\b/gi, `$1${HIDDEN}`],
  // named as in the answers of a login, whatever they are made of
  [
    /(\b(?:access_token|refresh_token|id_token|client_secret)["'=:\s]{1,6})[^\s"',}]{1,4000}/gi,
    `$1${HIDDEN}`,
  ],
  // `client_secret: "a1b2..."`: letters and digits mixed, which a name in a compiler's message hardly is
  [
    /(\b[\w-]{0,40}(?:password|passwd|secret|api[_-]?key|access[_-]?token|refresh[_-]?token|private[_-]?key)["']?\s{0,4}[:=]\s{0,4}["']?)(?=[\w+/=-]{0,200}\d)(?=[\w+/=-]{0,200}[A-Za-z])[\w+/=-]{8,}/gi,
    `$1${HIDDEN}`,
  ],
]

/** What each of them holds; nearly no line does, and a flood of lines has to pass here. */
const MAYBE =
  /:\/\/|key|token|secret|passw|authorization|bearer|cookie|code|eyJ|gh[a-z]_|github_pat_|glpat-|npm_|xox|k_live_|sk-|AIza|ya29|1\/\/0|4\/0|A(?:KIA|SIA)/i

/**
 * Text of a program or a server as it may be shown, logged or sent: without passwords, tokens, keys and one-time codes.
 * For whole texts and whole lines: a secret that lies across two pieces is seen only once they are joined. A colour in
 * the middle of a secret would hide it from us: then the colours go.
 */
export function hideSecrets(text: string): string {
  const plain = text.includes('\u001B') ? stripVTControlCharacters(text) : text
  if (!MAYBE.test(plain)) return text
  const safe = hide(plain)
  if (safe === plain) return text
  const shown = plain === text ? safe : hide(text)
  return plain === text || stripVTControlCharacters(shown) === safe ? shown : safe
}

function hide(text: string): string {
  let shown = text
  for (const [shape, around] of SHAPES) shown = shown.replaceAll(shape, around)
  return shown
}
