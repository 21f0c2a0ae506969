import { expect, test } from 'vitest'
import { describeCloneFailure, describeCloneSystemFailure } from './clone-failure.ts'

const ADDRESS = 'https://git.example/team/app.git'

/** Words of git 2.39 and ssh, as they were seen. */
test.each([
  ["fatal: could not read Username for 'https://github.com': terminal prompts disabled", 'repository-auth'],
  [
    "remote: Invalid username or password.\nfatal: Authentication failed for 'https://git.example/'",
    'repository-auth',
  ],
  [
    'git@github.com: Permission denied (publickey).\nfatal: Could not read from remote repository.',
    'repository-auth',
  ],
  ['Host key verification failed.\nfatal: Could not read from remote repository.', 'repository-auth'],
  ["fatal: detected dubious ownership in repository at '/x/.git'", 'repository-auth'],
  ["fatal: repository 'https://git.example/team/app.git/' not found", 'repository-not-found'],
  ["fatal: repository '/no such' does not exist", 'repository-not-found'],
  ["fatal: '/x' does not appear to be a git repository", 'repository-not-found'],
  ["fatal: unable to access 'https://x/': Could not resolve host: x", 'network-unreachable'],
  [
    "fatal: unable to access 'https://x/': Failed to connect to x port 443: Connection refused",
    'network-unreachable',
  ],
  ['error: RPC failed; curl 28 Operation too slow.\nfatal: early EOF', 'network-unreachable'],
  ['ssh: connect to host git.example port 22: No route to host', 'network-unreachable'],
  ['error: unable to write file lib/a\nfatal: unable to checkout working tree', 'disk-full'],
  ['fatal: write error: No space left on device', 'disk-full'],
  ["fatal: transport 'ext' not allowed", 'invalid-repository'],
  [
    'git-lfs: not found\nerror: external filter failed\nfatal: a.bin: smudge filter lfs failed',
    'tool-missing',
  ],
  ["fatal: could not create work tree dir '/p/.api': Permission denied", 'path-not-accessible'],
  [
    'remote: fatal: bad tree object ec7e542fdf36036083e978ea51eef6232a74b7d9\nerror: git upload-pack: git-pack-objects died with error.\nremote: aborting due to possible repository corruption on the remote side.\nfatal: early EOF\nfatal: fetch-pack: invalid index-pack output',
    'clone-failed',
  ],
  ['fatal: remote error: upload-pack: not our ref 1212121212121212121212121212121212121212', 'clone-failed'],
  [
    'error: inflate: data stream error (invalid distance too far back)\nfatal: pack has bad object at offset 245: inflate returned -3\nfatal: fetch-pack: invalid index-pack output',
    'clone-failed',
  ],
  ['fatal: something new', 'clone-failed'],
  ['', 'clone-failed'],
])('%j is %s, with a sentence that says what to do', (output, code) => {
  const problem = describeCloneFailure(output, ADDRESS)
  expect(problem.code).toBe(code)
  expect(problem.detail).toMatch(/\.$/)
  expect(problem.detail).not.toContain('!')
})

test('git’s own reason is told when we know no better, without passwords and colours', () => {
  const output =
    "Cloning into 'x'...\nremote: \u001b[31mno\u0007\nfatal: \u001b[1mhttps://ann:secret@git.example/ is odd"
  expect(describeCloneFailure(output, 'https://ann:secret@git.example/a').detail).toBe(
    'git could not clone https://git.example/a: https://git.example/ is odd. Nothing was left behind; clone again to retry.',
  )
})

test('a damaged source is no matter of the network', () => {
  const output =
    'remote: aborting due to possible repository corruption on the remote side.\nfatal: early EOF'
  expect(describeCloneFailure(output, '/srv/app').detail).toBe(
    'The repository at /srv/app is damaged: git did not get all of it from there. Run git fsck in it, or clone another copy.',
  )
})

test.each([
  ['ENOSPC', 'disk-full'],
  ['EROFS', 'path-not-accessible'],
  ['ENOENT', 'path-not-found'],
  ['ENOTEMPTY', 'target-exists'],
  ['EIO', undefined],
])('the system’s %s is %s', (name, code) => {
  expect(describeCloneSystemFailure(Object.assign(new Error(name), { code: name }), '/p')?.code).toBe(code)
})
