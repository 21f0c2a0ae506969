/** User, password and token of an address; a password may hold a raw `@`. */
const IN_ADDRESS = /\/\/[^/\s]*@/g
/** `?access_token=...` */
const IN_QUERY = /([?&][\w-]*(?:token|secret|password|key)=)[^&\s'"]+/gi
/** Tokens of GitHub and GitLab, which say by their beginning what they are. */
const BY_SHAPE = /\b(?:gh[a-z]_|github_pat_|glpat-)[\w-]{8,}/g
const IN_HEADER = /(authorization:\s*\w+\s+)\S+/gi

/** Text of git or of a server as it may be shown: without passwords and tokens. */
export function hideCredentials(text: string): string {
  return text
    .replaceAll(IN_ADDRESS, '//')
    .replaceAll(IN_QUERY, '$1***')
    .replaceAll(IN_HEADER, '$1***')
    .replaceAll(BY_SHAPE, '***')
}
