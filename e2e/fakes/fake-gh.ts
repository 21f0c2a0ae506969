/** What the fake logs in as. */
export const ACCOUNT = 'octocat'

/**
 * A `gh` as a program of a shell. Its state is files in `folder`: `calls` (what it was asked), `code` (it may show its
 * one-time code), `approved` (somebody typed it), `login`, and `repositories-1.json`, the first page of the login's own.
 */
export const fakeGh = (folder: string) => `#!/bin/sh
cd '${folder}' || exit 98
echo "$*" >> calls
wait_for() { while [ ! -f "$1" ]; do sleep 0.05; done; }
case "$*" in
  --version*) echo 'gh version 2.46.0 (2025-12-13 Debian 2.46.0-4)' ;;
  'auth login'*)
    wait_for code
    printf '\\n! First copy your one-time code: ABCD-1234\\nOpen this URL to continue in your web browser: https://github.com/login/device\\n' >&2
    wait_for approved
    touch login
    echo '✓ Logged in as ${ACCOUNT}' >&2 ;;
  'auth token'*) [ -f login ] && echo gho_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa ;;
  'auth status'*) [ -f login ] && echo '  ✓ Logged in to github.com account ${ACCOUNT} (keyring)' ;;
  *'user/repos?per_page=100&page=1&'*) cat repositories-1.json ;;
  *'user/repos?per_page=100&page=2&'*) cat repositories-2.json ;;
  'api '*) printf 'HTTP/2.0 200 OK\\r\\nX-Oauth-Scopes: gist, read:org, repo\\r\\n\\r\\n${ACCOUNT}\\n' ;;
  *) exit 99 ;;
esac
`

/** An installer of the system that puts a program where PATH has it once \`go\` is in the folder. */
export const fakeInstaller = (folder: string, program: string, place: string) => `#!/bin/sh
echo 'Reading package lists...'
echo "$*" >> '${folder}/installed-by'
while [ ! -f '${folder}/go' ]; do sleep 0.05; done
cp '${program}' '${place}'
`

/** A page of repositories as `gh api` gives it. */
export const repositories = (names: readonly string[]) =>
  JSON.stringify(
    names.map((name) => ({
      name: `acme/${name}`,
      address: `https://github.com/acme/${name}.git`,
      private: false,
      archived: false,
      description: null,
      default_branch: 'main',
      pushed_at: '2026-01-02T03:04:05Z',
    })),
  )
