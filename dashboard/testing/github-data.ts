import type { GithubRepository, GhLogin, Reply } from '@mosaygent/contract'

export const SIGNED_OUT: Reply<'ghAuthStatus'> = {
  logged_in: false,
  output: 'You are not logged into any GitHub hosts.',
  state: 'signed-out',
}

export const SIGNED_IN: Reply<'ghAuthStatus'> = {
  logged_in: true,
  output: 'github.com\n  ✓ Logged in to github.com account octocat',
  state: 'signed-in',
  host: 'github.com',
  account: 'octocat',
  scopes: ['gist', 'read:org', 'repo'],
  missing_scopes: [],
}

export const WAITING: GhLogin = {
  state: 'waiting',
  code: 'ABCD-1234',
  url: 'https://github.com/login/device',
  expires_at: new Date(Date.now() + 890_000).toISOString(),
}

const repository = (name: string, more: Partial<GithubRepository> = {}): GithubRepository => ({
  name,
  address: `https://github.com/${name}.git`,
  private: false,
  archived: false,
  description: null,
  default_branch: 'main',
  pushed_at: new Date(Date.now() - 86_400_000 * 3).toISOString(),
  ...more,
})

export const REPOSITORIES: readonly GithubRepository[] = [
  repository('octocat/tide-app', { private: true, description: 'Tides of the Channel, in Flutter' }),
  repository('octocat/tide-api', { private: true, description: 'What the app asks' }),
  repository('octocat/old-tides', { archived: true }),
  repository('harbour/été-à-la-mer', { description: 'Démonstration' }),
]
