/** What can be read out of the words of `gh auth status`, in the forms of 2.23 and of 2.40 and later. */
export interface GhStatusText {
  readonly accounts: readonly { readonly login: string; readonly active: boolean }[]
  /** Null when it names none: fine-grained tokens have no scopes. */
  readonly statusScopes: readonly string[] | null
  readonly missingScopes: readonly string[]
}

/**
 * `✓ Logged in to github.com as NAME (…)` (one account a host), later `… github.com account NAME (…)` followed by
 * `- Active account: true`. Missing scopes: `- Missing required token scopes: 'read:org'` and older wordings.
 */
export function readGhStatusText(text: string): GhStatusText {
  const accounts: { login: string; active: boolean }[] = []
  let scopes: string[] | null = null
  const missing = new Set<string>()
  for (const line of text.split(/\r?\n/)) {
    const [, login] = /(?:Logged in to|Failed to log in to) \S+ (?:account|as) (\S+)/.exec(line) ?? []
    if (login !== undefined) accounts.push({ login, active: true })
    const [, active] = /Active account: (true|false)/.exec(line) ?? []
    const last = accounts.at(-1)
    if (active !== undefined && last !== undefined) last.active = active === 'true'
    const [, listed] = /Token scopes: (.*)$/.exec(line) ?? []
    if (listed !== undefined && (scopes === null || last?.active === true)) scopes = quotedOrListed(listed)
    const [, lacks] = /[Mm]issing required (?:token )?scopes?:? (.*)$/.exec(line) ?? []
    for (const scope of lacks === undefined ? [] : quotedOrListed(lacks)) missing.add(scope)
  }
  return { accounts, statusScopes: scopes, missingScopes: [...missing] }
}

/** `'repo', 'read:org'` or `repo, read:org`; `none` is no scope. */
function quotedOrListed(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.replaceAll(/['"`\s]/g, ''))
    .filter((name) => /^[a-z_:]+$/.test(name) && name !== 'none')
}
