import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { contentOf, namesIn } from '../testing/temporary-project.ts'
import {
  createUnpackedRepository,
  startAttackersServer,
  type UnpackedRepository,
} from '../testing/unpacked-repository.ts'

/** Each attack is really tried, with the git of this machine: `npm run test:real` runs it with a current one, too. */
let r: UnpackedRepository
beforeEach(async () => {
  r = await createUnpackedRepository()
})
afterEach(() => r.remove())

describe('the settings of an unpacked repository do nothing', { tags: 'P-174' }, () => {
  test('opening the branch menu fetches no missing object and runs no helper for passwords', async () => {
    await r.git(r.folder, 'config', 'remote.origin.url', 'https://git.example.test/a.git')
    await r.addSettings(`[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\tpromisor = true
[http]\n\tproxy = http://ann@127.0.0.1:9\n[credential]\n\thelper = "!${r.attack}"`)
    // a branch whose commit is not here: what its date is, only the remote knows
    await writeFile(join(r.folder, '.git', 'refs', 'heads', 'ghost'), `${'12'.repeat(20)}\n`)
    await r.branches()
    await r.status()
    expect(await r.traces()).toMatchObject({ ran: [] })
    await r.expectRefused('http.proxy')
  })

  test('a fetch goes through no proxy of its own', async () => {
    const { requests, address } = await startAttackersServer()
    await r.git(r.folder, 'config', 'remote.origin.url', 'https://github.com/team/app.git')
    await r.addSettings(`[http]\n\tproxy = http://${address}\n\tsslVerify = false`)
    await r.expectRefused('git config --local --unset-all http.proxy')
    expect(requests).toEqual([])
  })

  test('a pull and a switch write into no other folder', async () => {
    await r.git(r.folder, 'fetch', '-q')
    await r.addSettings(`[core]\n\tworktree = ${JSON.stringify(r.userHome)}`)
    await r.expectRefused('core.worktree')
    expect(await r.status()).toMatchObject({ value: { api: { git: { branch: 'main', changes: 0 } } } })
  })

  test('a fetch replaces no file with cookies', async () => {
    const { requests, address } = await startAttackersServer((_, response) => {
      response.writeHead(404, { 'set-cookie': 'a=b; Path=/; Max-Age=99999' }).end()
    })
    const victim = join(r.userHome, 'precious')
    await writeFile(victim, 'mine\n')
    await r.git(r.folder, 'config', 'remote.origin.url', `http://${address}/a.git`)
    await r.addSettings(`[http]\n\tcookieFile = ${JSON.stringify(victim)}\n\tsaveCookies = true`)
    await r.expectRefused('http.cookiefile and 1 other')
    expect(await contentOf(victim)).toBe('mine\n')
    expect(requests).toEqual([])
  })

  test.each(['[fetch]\n\tall = true', '[remotes]\n\torigin = origin evil'])(
    'a fetch asks no other remote, whose program at the other end is another: %j',
    async (all) => {
      await r.addSettings(`[remote "evil"]\n\turl = ${JSON.stringify(r.source)}\n\tuploadpack = "${r.attack}; git-upload-pack"
\tfetch = +refs/heads/*:refs/remotes/evil/*\n${all}`)
      await r.expectRefused('remote.evil.uploadpack')
      expect(await r.traces()).toMatchObject({ ran: [] })
    },
  )

  test('neither from an included file nor from the settings of a work tree', async () => {
    await r.write(join(r.folder, '.git', 'more'), '[http]\n\tproxy = http://127.0.0.1:9\n')
    await r.addSettings('[include]\n\tpath = more')
    await r.expectRefused(`delete it from ${join(r.folder, '.git', 'more')}`)
    await rm(join(r.folder, '.git', 'more'))
    await r.addSettings('[extensions]\n\tworktreeConfig = true')
    await r.write(join(r.folder, '.git', 'config.worktree'), '[http]\n\tproxy = http://127.0.0.1:9\n')
    await r.expectRefused('git config --worktree --unset-all http.proxy')
    expect(await r.traces()).toMatchObject({ fetched: null })
  })

  test('a name that a shell would run stands in no command', async () => {
    await r.addSettings(`[http "$(${r.attack})"]\n\tproxy = x`)
    const outcome = await r.actions.fetch()
    expect(outcome.ok ? '' : outcome.problem.detail).toMatch(/delete it from .* in a text editor/)
  })

  test.each([
    ['hook.x.command', '[hook "x"]\n\tcommand = true'],
    ['core.sshcommand', '[core]\n\tsshCommand = true'],
    ['credential.helper', '[credential]\n\thelper = "!true"'],
    ['credential.helper', '[credential]\n\thelper = /bin/true'],
    ['credential.helper', '[credential]\n\thelper = "!true gh auth git-credential"'],
    ['filter.lfs.smudge', '[filter "lfs"]\n\tsmudge = "git-lfs smudge -- %f; true"'],
    ['lfs.customtransfer.x.path', '[lfs "customtransfer.x"]\n\tpath = true'],
    ['remote.origin.vcs', '[remote "origin"]\n\tvcs = x'],
    ['remote.origin.fetch', '[remote "origin"]\n\tfetch = +refs/heads/*:refs/heads/*'],
    ['fetch.bundleuri', '[fetch]\n\tbundleURI = https://example.test'],
    ['http.https://example.test.sslverify', '[http "https://example.test"]\n\tsslVerify = false'],
    ['core.protectntfs', '[core]\n\tprotectNTFS = false'],
    ['something.new', '[something]\n\tnew = 1'],
  ])('%s is refused by its name', async (name, text) => {
    await r.addSettings(text)
    await r.expectRefused(name)
    expect(await namesIn(r.userHome)).toEqual([])
  })

  test('a protocol that runs a command stays closed, whatever its settings allow', async () => {
    await r.addSettings('[protocol]\n\tallow = always\n[protocol "ext"]\n\tallow = always')
    await r.git(
      r.folder,
      'config',
      'remote.origin.url',
      `ext::sh -c touch% ${join(r.root, 'pwned').replaceAll(' ', '% ')}`,
    )
    const before = await r.traces()
    const refused = { problem: { code: 'invalid-repository' } }
    expect(await r.actions.fetch()).toMatchObject(refused)
    expect(await r.actions.pull()).toMatchObject(refused)
    expect(await r.traces()).toEqual({ ...before, ran: [] })
  })

  test('more settings than anybody writes are not read in part', async () => {
    await r.addSettings(`[user]\n${`\tname = ${'x'.repeat(990)}\n`.repeat(2_500)}[http]\n\tproxy = x`)
    for (const act of Object.values(r.actions)) expect(await act()).toMatchObject({ ok: false })
  })
})
