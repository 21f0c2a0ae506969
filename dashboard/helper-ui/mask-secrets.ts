const MASK = '[masked]'

/** What looks like a secret, whatever stands around it: it is masked as a whole. */
const SECRETS: readonly RegExp[] = [
  // ID tokens and other JSON web tokens
  /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g,
  // GitHub, Google (API key, access and refresh token), Slack, OpenAI and their like
  /\b(?:gh[opsur]_\w{10,}|github_pat_\w{10,}|AIza[\w-]{20,}|ya29\.[\w-]+|1\/\/[\w-]{10,}|xox[abprs]-[\w-]+|sk-[\w-]{10,})/g,
  // one-time codes of GitHub and Google
  /\b[A-Z0-9]{4}-[A-Z0-9]{4}\b/g,
  // session tokens, hashes: long and without meaning to a reader
  /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}\b/g,
]

/** Names whose value is masked; the name stays, it says what was there. */
const NAMED =
  /\b([\w-]*(?:token|secret|password|passwd|api[_-]?key|credential|authorization|cookie|pair|code)["']?\s*[=:]\s*["']?)(?:bearer\s+)?(?!\d{1,3}\b)[^\s"'&,;]+/gi

/** `user:password@` in an address. */
const IN_ADDRESS = /(\w+:\/\/)[^\s/@]+@/g

const EMAIL = /[\w.+-]+@[\w-]+\.[\w.-]+/g

/** The part of a path that names the person: the home folder of each system. */
const HOME = /(?:\/home\/|\/Users\/|[A-Z]:[\\/]Users[\\/])[^/\\\n:"']+|(?<![\w/])\/root(?=\/|$|\s)/gim

/** Text to be shown to others: without secrets, one-time codes, mail addresses and the name of the home folder. */
export function maskSecrets(text: string): string {
  let masked = text.replace(IN_ADDRESS, `$1${MASK}@`).replace(/\bbearer\s+\S+/gi, `Bearer ${MASK}`)
  for (const secret of SECRETS) masked = masked.replace(secret, MASK)
  return masked.replace(NAMED, `$1${MASK}`).replace(EMAIL, MASK).replace(HOME, '~')
}
