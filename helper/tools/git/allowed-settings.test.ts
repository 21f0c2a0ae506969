import { expect, test } from 'vitest'
import { isAllowedSetting } from './allowed-settings.ts'

/** Names as git tells them. */
test.each([
  ['lefthook.skip', 'pre-push'],
  ['pre-commit.allow', 'true'],
  ['jj.colocated', 'true'],
  ['co.gitup.mac.toolbar', '1'],
  ['hooks.allownonascii', 'true'],
  ['branch.a.b.gk-merge-target', 'main'],
  ['remote.github-desktop-ann.url', 'https://github.com/ann/app.git'],
  ['gitflow.branch.main.type', 'base'],
  ['git-town-branch.feature.parent', 'main'],
  ['safe.directory', '*'],
  ['protocol.file.allow', 'always'],
  ['extensions.refstorage', 'reftable'],
])('%s of a well-known tool, or of nobody’s that git obeys, stays', (name, value) => {
  expect(isAllowedSetting(name, value)).toBe(true)
})

test.each([
  ['hook.x.command', 'evil'],
  ['hook.lefthook.command', 'evil'],
  ['core.sshcommand', 'evil'],
  ['co.x', 'evil'],
  ['credential.trace', '/home/ann/.profile'],
  ['credential.plaintextstorepath', '/tmp'],
  ['lfs.storage', '/home/ann'],
  ['lfs.customtransfer.x.path', 'evil'],
  ['lfs.transfer.enablehrefrewrite', 'true'],
  ['filter.lefthook.clean', 'evil'],
  ['extensions.refstorage', 'reftable:///home/ann/app.git'],
  ['http.lefthook.proxy', 'http://evil.test'],
  ['xlefthook.a', 'b'],
])('%s, which is like one of them, does not', (name, value) => {
  expect(isAllowedSetting(name, value)).toBe(false)
})
