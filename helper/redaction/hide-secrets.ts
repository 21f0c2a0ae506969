/** What stands in place of a secret. */
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
  // a JSON web token: three parts, the first two of which are JSON
  [/\beyJ[\w-]{5,}\.eyJ[\w-]{5,}\.[\w-]*/g, HIDDEN],
  // those that say by their beginning what they are: GitHub, GitLab, Google, npm, Slack, Stripe and others, Amazon
  [/\b(?:gh[a-z]_|github_pat_|glpat-|npm_|xox[a-z]-|sk_live_|rk_live_|sk-)[\w-]{8,}/g, HIDDEN],
  [/\bAIza[\w-]{30,}/g, HIDDEN],
  [/\bya29\.[\w.-]{10,}/g, HIDDEN],
  [/(^|[^\w/])1\/\/0[\w-]{20,}/g, `$1${HIDDEN}`],
  [/\bA(?:KIA|SIA)[0-9A-Z]{16}\b/g, HIDDEN],
  // `client_secret: "a1b2..."`: letters and digits mixed, which a name in a compiler's message hardly is
  [
    /(\b[\w-]{0,40}(?:password|passwd|secret|api[_-]?key|access[_-]?token|refresh[_-]?token|private[_-]?key)["']?\s{0,4}[:=]\s{0,4}["']?)(?=[\w+/=-]{0,200}\d)(?=[\w+/=-]{0,200}[A-Za-z])[\w+/=-]{8,}/gi,
    `$1${HIDDEN}`,
  ],
]

/** What each of them holds; nearly no line does, and a flood of lines has to pass here. */
const MAYBE =
  /:\/\/|key|token|secret|passw|authorization|bearer|cookie|code|eyJ|gh[a-z]_|github_pat_|glpat-|npm_|xox|k_live_|sk-|AIza|ya29|1\/\/0|A(?:KIA|SIA)/i

/**
 * Text of a program or a server as it may be shown, logged or sent: without passwords, tokens, keys and one-time codes.
 * For whole texts and whole lines: a secret that lies across two pieces is seen only once they are joined.
 */
export function hideSecrets(text: string): string {
  if (!MAYBE.test(text)) return text
  let shown = text
  for (const [shape, around] of SHAPES) shown = shown.replaceAll(shape, around)
  return shown
}
