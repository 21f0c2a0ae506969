import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, cp, link, mkdir, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bind, closeServer } from '../../ports/index.ts'
import { findExecutable } from '../../processes/index.ts'
import {
  contentOf,
  createTemporaryProject,
  namesIn,
  type TemporaryProject,
} from '../testing/temporary-project.ts'
import type { Workspace } from '../workspace.ts'

/**
 * A clone brings no settings; a folder that was unpacked from an archive does. Each attack is really tried, with the git
 * of this machine: `npm run test:real` runs this file with a current one, too.
 */
const signal = new AbortController().signal
const api = { codebase: 'api' } as const
let t: TemporaryProject
let source: string
let mine: string
let workspace: Workspace
beforeEach(async () => {
  t = await createTemporaryProject()
  source = await t.repository('source é', { 'pyproject.toml': '[project]', 'app.py': 'one\n' })
  await t.git(source, 'branch', 'other')
  workspace = await t.open({ apiRepository: source })
  await workspace.handlers.setDirectory({ path: t.project }, signal)
  await workspace.handlers.cloneApi(undefined, signal)
  mine = join(t.project, 'api')
  // something to fetch, which would be written into the home folder by a misled git
  await writeFile(join(source, '.bashrc'), 'evil\n')
  await t.git(source, 'add', '-A')
  await t.git(source, 'commit', '-qm', 'second')
})
afterEach(() => t.remove())

const user = () => join(t.root, 'user')
const evil = () => `touch '${join(t.root, 'pwned')}'`
const settings = (text: string) => appendFile(join(mine, '.git', 'config'), `${text}\n`)
const everything = {
  fetch: () => workspace.handlers.gitFetch(api, signal),
  pull: () => workspace.handlers.gitPull(api, signal),
  switch: () => workspace.handlers.gitSwitch({ ...api, branch: 'other' }, signal),
}
const branches = () => workspace.handlers.gitBranches(api, signal)
const status = () => workspace.handlers.environmentStatus(undefined, signal)

/** All that could have happened: a program, a new commit, another branch, files in the home folder. */
async function traces() {
  return {
    ran: (await namesIn(t.root)).filter((name) => name === 'pwned'),
    home: await namesIn(user()),
    remote: await contentOf(join(mine, '.git', 'refs', 'remotes', 'origin', 'main')),
    head: await contentOf(join(mine, '.git', 'HEAD')),
    fetched: await contentOf(join(mine, '.git', 'FETCH_HEAD')),
    logged: await contentOf(join(mine, '.git', 'logs', 'HEAD')),
  }
}

/** Looking works or says why not, acting is refused with these words, and nothing has happened. */
async function expectRefused(words: string): Promise<void> {
  const before = await traces()
  expect(await status()).toMatchObject({ ok: true })
  await branches()
  for (const act of Object.values(everything)) {
    const outcome = await act()
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'repository-not-trusted' } })
    expect(outcome.ok ? '' : outcome.problem.detail).toContain(words)
  }
  expect(await traces()).toEqual(before)
}

/** A server of the attacker's; `asked` is every request that reached it. */
async function listen(answer?: Parameters<typeof createServer>[1]) {
  const asked: string[] = []
  const server: Server = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`)
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  server.on('connect', (request, socket) => {
    asked.push(`CONNECT ${request.url ?? ''}`)
    socket.destroy()
  })
  const port = await bind(server, 0, '127.0.0.1')
  onTestFinished(() => closeServer(server))
  return { asked, address: `127.0.0.1:${port}` }
}

describe('the settings of an unpacked repository do nothing (P-174)', () => {
  test('opening the branch menu fetches no missing object and runs no helper for passwords', async () => {
    await t.git(mine, 'config', 'remote.origin.url', 'https://git.example.test/a.git')
    await settings(`[extensions]\n\tpartialClone = origin\n[remote "origin"]\n\tpromisor = true
[http]\n\tproxy = http://ann@127.0.0.1:9\n[credential]\n\thelper = "!${evil()}"`)
    // a branch whose commit is not here: what its date is, only the remote knows
    await writeFile(join(mine, '.git', 'refs', 'heads', 'ghost'), `${'12'.repeat(20)}\n`)
    await branches()
    await status()
    expect(await traces()).toMatchObject({ ran: [] })
    await expectRefused('http.proxy')
  })

  test('a fetch goes through no proxy of its own', async () => {
    const { asked, address } = await listen()
    await t.git(mine, 'config', 'remote.origin.url', 'https://github.com/team/app.git')
    await settings(`[http]\n\tproxy = http://${address}\n\tsslVerify = false`)
    await expectRefused('git config --local --unset-all http.proxy')
    expect(asked).toEqual([])
  })

  test('a pull and a switch write into no other folder', async () => {
    await t.git(mine, 'fetch', '-q')
    await settings(`[core]\n\tworktree = ${JSON.stringify(user())}`)
    await expectRefused('core.worktree')
    expect(await status()).toMatchObject({ value: { api: { git: { branch: 'main', changes: 0 } } } })
  })

  test('a fetch replaces no file with cookies', async () => {
    const { asked, address } = await listen((_, response) => {
      response.writeHead(404, { 'set-cookie': 'a=b; Path=/; Max-Age=99999' }).end()
    })
    const victim = join(user(), 'precious')
    await writeFile(victim, 'mine\n')
    await t.git(mine, 'config', 'remote.origin.url', `http://${address}/a.git`)
    await settings(`[http]\n\tcookieFile = ${JSON.stringify(victim)}\n\tsaveCookies = true`)
    await expectRefused('http.cookiefile and 1 other')
    expect(await contentOf(victim)).toBe('mine\n')
    expect(asked).toEqual([])
  })

  test.each(['[fetch]\n\tall = true', '[remotes]\n\torigin = origin evil'])(
    'a fetch asks no other remote, whose program at the other end is another: %j',
    async (all) => {
      await settings(`[remote "evil"]\n\turl = ${JSON.stringify(source)}\n\tuploadpack = "${evil()}; git-upload-pack"
\tfetch = +refs/heads/*:refs/remotes/evil/*\n${all}`)
      await expectRefused('remote.evil.uploadpack')
      expect(await traces()).toMatchObject({ ran: [] })
    },
  )

  test('neither from an included file nor from the settings of a work tree', async () => {
    await t.write(join(mine, '.git', 'more'), '[http]\n\tproxy = http://127.0.0.1:9\n')
    await settings('[include]\n\tpath = more')
    await expectRefused(`delete it from ${join(mine, '.git', 'more')}`)
    await rm(join(mine, '.git', 'more'))
    await settings('[extensions]\n\tworktreeConfig = true')
    await t.write(join(mine, '.git', 'config.worktree'), '[http]\n\tproxy = http://127.0.0.1:9\n')
    await expectRefused('git config --worktree --unset-all http.proxy')
    expect(await traces()).toMatchObject({ fetched: null })
  })

  test('a name that a shell would run stands in no command', async () => {
    await settings(`[http "$(${evil()})"]\n\tproxy = x`)
    const outcome = await everything.fetch()
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
    await settings(text)
    await expectRefused(name)
    expect(await namesIn(user())).toEqual([])
  })

  test('a protocol that runs a command stays closed, whatever its settings allow', async () => {
    await settings('[protocol]\n\tallow = always\n[protocol "ext"]\n\tallow = always')
    await t.git(
      mine,
      'config',
      'remote.origin.url',
      `ext::sh -c touch% ${join(t.root, 'pwned').replaceAll(' ', '% ')}`,
    )
    const before = await traces()
    const refused = { problem: { code: 'invalid-repository' } }
    expect(await everything.fetch()).toMatchObject(refused)
    expect(await everything.pull()).toMatchObject(refused)
    expect(await traces()).toEqual({ ...before, ran: [] })
  })

  test('more settings than anybody writes are not read in part', async () => {
    await settings(`[user]\n${`\tname = ${'x'.repeat(990)}\n`.repeat(2_500)}[http]\n\tproxy = x`)
    for (const act of Object.values(everything)) expect(await act()).toMatchObject({ ok: false })
  })
})

describe('the files of an unpacked git directory lead nowhere (P-174)', () => {
  const victim = () => join(user(), '.profile')
  beforeEach(() => writeFile(victim(), 'mine\n'))

  test.each(['FETCH_HEAD', 'logs/HEAD', 'logs/refs/remotes/origin/main', 'ORIG_HEAD'])(
    '%s is a link to a file of the user’s',
    async (name) => {
      const path = join(mine, '.git', name)
      await rm(path, { force: true })
      await mkdir(dirname(path), { recursive: true })
      await symlink(victim(), path)
      await expectRefused(name)
      expect(await contentOf(victim())).toBe('mine\n')
    },
  )

  test('FETCH_HEAD is a second name of a file of the user’s', async () => {
    await link(victim(), join(mine, '.git', 'FETCH_HEAD'))
    await expectRefused('FETCH_HEAD')
    expect(await contentOf(victim())).toBe('mine\n')
  })

  test('the folder of its commit graphs lies elsewhere', async () => {
    await symlink(user(), join(mine, '.git', 'objects', 'info', 'commit-graphs'))
    await settings('[fetch]\n\twriteCommitGraph = true')
    await expectRefused('.git/objects/info/commit-graphs')
    expect(await namesIn(user())).toEqual(['.profile'])
  })

  test.each(['refs', 'objects', 'logs'])('%s lies elsewhere', async (name) => {
    await rename(join(mine, '.git', name), join(user(), name))
    await symlink(join(user(), name), join(mine, '.git', name))
    const before = await namesIn(join(user(), name))
    await expectRefused(`.git/${name}`)
    expect(await namesIn(join(user(), name))).toEqual(before)
  })

  test('its settings lie in another repository', async () => {
    const other = await t.repository('other é', { 'a.txt': 'a' })
    await writeFile(join(mine, '.git', 'commondir'), `${join(other, '.git')}\n`)
    await expectRefused('commondir')
    expect(await namesIn(join(other, '.git'))).not.toContain('FETCH_HEAD')
  })

  test('it is the one of another repository of the user’s', async () => {
    const other = join(user(), 'other')
    await cp(mine, other, { recursive: true })
    const head = await t.git(other, 'rev-parse', 'HEAD')
    await rm(join(mine, '.git'), { recursive: true })
    await writeFile(join(mine, '.git'), `gitdir: ${join(other, '.git')}\n`)
    await expectRefused('.git')
    expect(await t.git(other, 'rev-parse', 'HEAD')).toBe(head)
    expect(await namesIn(join(other, '.git'))).not.toContain('FETCH_HEAD')
  })
})

describe('nothing waits for a pipe that an archive brought', () => {
  test.each([
    ['.git/FETCH_HEAD'],
    ['.git/info/exclude'],
    ['.git/remotes/origin'],
    ['.git/objects/info/alternates'],
    ['.git/objects/pack/multi-pack-index'],
    ['.gitattributes'],
  ])('%s is named, and no action begins', async (name) => {
    const path = join(mine, name)
    await rm(path, { force: true })
    await mkdir(dirname(path), { recursive: true })
    execFileSync('mkfifo', [path])
    for (const act of Object.values(everything)) {
      const outcome = await act()
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'repository-not-trusted' } })
      expect(outcome.ok ? '' : outcome.problem.detail).toContain(
        `${name} in this repository is neither a file`,
      )
    }
  })

  test('also where a link leads to it, and the socket of git’s own watcher is none', async () => {
    const pipe = join(user(), 'pipe')
    execFileSync('mkfifo', [pipe])
    const socket = createSocketServer().listen(join(mine, '.git', 'fsmonitor--daemon.ipc'))
    onTestFinished(() => {
      socket.close()
    })
    await once(socket, 'listening')
    expect(await everything.fetch()).toEqual({ ok: true, value: { message: 'Fetched.' } })
    // not every git is installed with the templates that make this folder
    await mkdir(join(mine, '.git', 'info'), { recursive: true })
    await rm(join(mine, '.git', 'info', 'exclude'), { force: true })
    await symlink(pipe, join(mine, '.git', 'info', 'exclude'))
    expect(await everything.fetch()).toMatchObject({
      problem: { detail: expect.stringContaining('.git/info/exclude in this repository is neither') },
    })
  })

  test('a list of what is to be ignored, named by its settings, is not waited for', async () => {
    const pipe = join(user(), 'pipe')
    execFileSync('mkfifo', [pipe])
    await settings(`[core]\n\texcludesFile = ${JSON.stringify(pipe)}`)
    await writeFile(join(mine, 'new.py'), '')
    workspace.changed()
    expect(await status()).toMatchObject({ value: { api: { git: { branch: 'main', changes: 1 } } } })
    expect(await everything.pull()).toEqual({ ok: true, value: { message: 'Pulled.' } })
  })

  test('a look ends after its own limit, which is said; the switch is not made', async () => {
    await mkdir(join(mine, 'deep'))
    execFileSync('mkfifo', [join(mine, 'deep', '.gitignore')])
    expect(await everything.switch()).toEqual({
      ok: false,
      problem: expect.objectContaining({
        code: 'tool-failed',
        detail: expect.stringContaining('git took longer than 10 s'),
      }),
    })
    expect(await contentOf(join(mine, '.git', 'HEAD'))).toBe('ref: refs/heads/main\n')
  })
})

describe('a mere look takes no memory without end', () => {
  const READ_WHOLE = [
    ['.git/commondir'],
    ['.git/objects/info/alternates'],
    ['.git/info/grafts'],
    ['.git/packed-refs'],
    ['.git/refs/heads/main'],
    ['.git/refs/replace/x'],
    ['.git/rebase-merge/head-name'],
    ['.git/sequencer/todo'],
    ['.git/CHERRY_PICK_HEAD'],
    ['.gitignore'],
  ] as const

  /** The name of the file is said instead of a branch, by the status, the branch menu and each action. */
  async function expectNotRead(name: string, why: string): Promise<void> {
    workspace.changed()
    expect(await status()).toMatchObject({
      value: {
        api: { detected: true, git: null, git_note: expect.stringContaining(`${name} in it is ${why}`) },
      },
    })
    for (const act of [branches, ...Object.values(everything)]) {
      const outcome = await act()
      expect(outcome).toMatchObject({ ok: false, problem: { code: 'repository-not-trusted' } })
      expect(outcome.ok ? '' : outcome.problem.detail).toContain(`${name} in this repository is ${why}`)
    }
  }

  test.each(READ_WHOLE)('by a hole of 30 GB: %s', async (name) => {
    await t.write(join(mine, name), '')
    await truncate(join(mine, name), 30_000_000_000)
    await expectNotRead(name, 'larger than any file of its kind')
    expect(await traces()).toMatchObject({ ran: [], fetched: null })
  })

  test.each(READ_WHOLE)('by a device that never ends: %s', async (name) => {
    await rm(join(mine, name), { force: true })
    await mkdir(dirname(join(mine, name)), { recursive: true })
    await symlink('/dev/zero', join(mine, name))
    await expectNotRead(name, 'neither a file nor a folder')
    expect(await traces()).toMatchObject({ ran: [], fetched: null })
  })

  const elsewhere = process.platform !== 'linux'

  test.skipIf(elsewhere).each(READ_WHOLE)('by a file that the system makes without end: %s', async (name) => {
    await rm(join(mine, name), { force: true })
    await mkdir(dirname(join(mine, name)), { recursive: true })
    await symlink('/proc/self/pagemap', join(mine, name))
    await expectNotRead(name, 'neither a file nor a folder')
    expect(await traces()).toMatchObject({ ran: [], fetched: null })
  })

  test.skipIf(elsewhere)(
    'by a .git that is such a file: this is no repository, and nothing fails',
    async () => {
      await rm(join(mine, '.git'), { recursive: true })
      await symlink('/proc/self/pagemap', join(mine, '.git'))
      workspace.changed()
      expect(await status()).toMatchObject({ ok: true, value: { api: { detected: true, git: null } } })
    },
  )

  test('a link to an empty file is none of them', async () => {
    await rm(join(mine, '.gitignore'), { force: true })
    await t.write(join(user(), 'ignore'), '')
    await symlink(join(user(), 'ignore'), join(mine, '.gitignore'))
    workspace.changed()
    expect(await status()).toMatchObject({ value: { api: { git: { branch: 'main' } } } })
  })

  test('a pack of 30 GB is none of them: git maps it', async () => {
    const pack = join(mine, '.git', 'objects', 'pack', 'pack-x.pack')
    await t.write(pack, '')
    await truncate(pack, 30_000_000_000)
    workspace.changed()
    expect(await status()).toMatchObject({ value: { api: { git: { branch: 'main', changes: 0 } } } })
  })

  test('also in the repository of a linked work tree', async () => {
    const main = join(user(), 'main')
    await rename(mine, main)
    await t.git(main, 'switch', '-qc', 'elsewhere')
    await t.git(main, 'worktree', 'add', '-q', mine, 'main')
    await t.write(join(main, '.git', 'shallow'), '')
    await truncate(join(main, '.git', 'shallow'), 30_000_000_000)
    workspace.changed()
    expect(await status()).toMatchObject({
      value: { api: { git: null, git_note: expect.stringMatching(/\.git\/shallow in it is larger/) } },
    })
  })

  test('by a hole deep in the work tree: where the system bounds a child, git ends and it is said', async (context) => {
    if (process.platform !== 'linux' || (await findExecutable('prlimit', process.env)) === null)
      return context.skip('no prlimit on this machine')
    await t.write(join(mine, 'deep', '.gitignore'), '')
    await truncate(join(mine, 'deep', '.gitignore'), 3_000_000_000)
    workspace.changed()
    expect(await status()).toMatchObject({
      value: { api: { git: null, git_note: expect.stringContaining('more memory than it is given') } },
    })
    expect(await everything.switch()).toMatchObject({
      problem: { code: 'tool-failed', detail: expect.stringContaining('more memory than it is given') },
    })
    expect(await contentOf(join(mine, '.git', 'HEAD'))).toBe('ref: refs/heads/main\n')
  })
})

describe('a partial clone', () => {
  test('is read, and says why nothing else is done in it', async () => {
    await rm(mine, { recursive: true })
    await t.git(source, 'config', 'uploadpack.allowFilter', 'true')
    await t.git(t.project, 'clone', '-q', '--filter=blob:none', `file://${source}`, mine)
    workspace.changed()
    expect(await status()).toMatchObject({ value: { api: { git: { branch: 'main', dirty: false } } } })
    await expectRefused('partial clone')
  })
})

describe('an ordinary repository goes on working (P-174)', () => {
  test('with what git, editors and other tools write into its settings', async () => {
    await t.git(mine, 'branch', '-q', 'mine')
    const inner = await t.repository('inner é', { 'a.txt': 'a' })
    await t.git(mine, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner, 'sub')
    await t.git(mine, 'remote', 'add', 'upstream', 'https://github.com/team/app.git')
    await t.git(mine, 'maintenance', 'register', '--config-file', join(t.root, 'maintenance'))
    await settings(ORDINARY)
    const fetched = await everything.fetch()
    expect(fetched).toEqual({ ok: true, value: { message: 'Fetched.' } })
    await t.git(mine, 'reset', '-q', '--hard')
    expect(await everything.pull()).toEqual({ ok: true, value: { message: 'Pulled.' } })
    expect(await everything.switch()).toEqual({ ok: true, value: { message: 'Switched to other.' } })
  })

  test('with another remote than origin, which its branch follows', async () => {
    await t.git(mine, 'remote', 'rename', 'origin', 'team')
    expect(await everything.fetch()).toMatchObject({ ok: true })
    expect(await t.git(mine, 'rev-parse', 'team/main')).toBe(await t.git(source, 'rev-parse', 'main'))
  })

  test('as a linked work tree of another', async () => {
    const main = join(user(), 'main')
    await rename(mine, main)
    await t.git(main, 'switch', '-qc', 'elsewhere')
    await t.git(main, 'worktree', 'add', '-q', mine, 'main')
    workspace.changed()
    expect(await everything.pull()).toEqual({ ok: true, value: { message: 'Pulled.' } })
  })

  test('as a submodule, whose settings name its own folder', async () => {
    const outer = join(t.project, 'outer')
    await rm(mine, { recursive: true })
    await mkdir(outer)
    await t.git(outer, 'init', '-q', '-b', 'main')
    await t.git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', source, 'api')
    workspace.changed()
    await t.git(source, 'commit', '-q', '--allow-empty', '-m', 'third')
    expect(await status()).toMatchObject({ value: { api: { path: join(outer, 'api') } } })
    expect(await everything.pull()).toEqual({ ok: true, value: { message: 'Pulled.' } })
  })
})

/** Collected from real `.git/config` files and from what these tools document that they write. */
const ORDINARY = String.raw`
[user]
	name = Ann
	email = ann@example.test
	signingkey = ~/.ssh/id.pub
[commit]
	gpgsign = false
[gpg]
	format = ssh
[gpg "ssh"]
	program = /Applications/1Password.app/Contents/MacOS/op-ssh-sign
[pull]
	rebase = true
[push]
	default = current
	autoSetupRemote = true
[core]
	autocrlf = input
	ignorecase = true
	precomposeunicode = true
	symlinks = false
	hooksPath = .husky/_
	longpaths = true
	fsmonitor = true
	splitIndex = true
	untrackedCache = true
	configWriteLockTimeoutMS = 150
	sharedRepository = group
	protectNTFS = true
	editor = code --wait
[branch "main"]
	vscode-merge-base = origin/main
	gk-last-accessed = 2026-01-01T00:00:00.000Z
	gh-merge-base = main
	github-pr-owner-number = "team#app#12"
	description = the main one
[remote "origin"]
	gh-resolved = base
	fetch = +refs/pull/*/head:refs/remotes/origin/pr/*
	tagOpt = --tags
	prune = true
[gitflow "branch"]
	master = main
	develop = develop
[gitflow "prefix"]
	feature = feature/
[git-town]
	main-branch = main
[alias]
	co = checkout
[color]
	ui = auto
[color "diff"]
	old = red
[merge]
	ff = only
	conflictstyle = zdiff3
	tool = vscode
[merge "ours"]
	driver = true
[mergetool "vscode"]
	cmd = code --wait $MERGED
[diff]
	algorithm = histogram
[rerere]
	enabled = true
[fetch]
	prune = true
[gc]
	auto = 0
[maintenance]
	auto = false
	strategy = incremental
[http]
	postBuffer = 524288000
[credential]
	helper = osxkeychain
[credential "https://github.com"]
	username = ann
	helper =
	helper = !/usr/bin/gh auth git-credential
[filter "lfs"]
	clean = git-lfs clean -- %f
	smudge = git-lfs smudge -- %f
	process = git-lfs filter-process
	required = true
[lfs]
	repositoryformatversion = 0
[lfs "https://github.com/team/app.git/info/lfs"]
	access = basic
	locksverify = true
[gui]
	wmstate = normal
[submodule]
	active = .
[am]
	keepCR = true
[commitGraph]
	changedPaths = true
[reset]
	quiet = true
[gc "refs/stash"]
	reflogExpire = never
[pager]
	log = less
[secrets]
	patterns = AKIA
[svn-remote "svn"]
	url = https://svn.example.test
[trailer "ticket"]
	key = Ticket
[url "git@github.com-work:"]
	insteadOf = git@github.com:
[include]
	path = ../.gitconfig
[lefthook]
	skip = pre-push
[pre-commit]
	allow = true
[jj]
	colocated = true
[lazygit]
	services = none
[gitkraken]
	profile = work
[sourcetree]
	disablerecursiveoperations = true
[graphite]
	trunk = main
[machete]
	status = on
[hooks]
	allownonascii = true
[co "gitup.mac"]
	toolbar = 1
[smartgit "submodule"]
	fetchalways = false
[safe]
	directory = *
[protocol "file"]
	allow = always
[credential "https://dev.azure.com"]
	useHttpPath = true
	azreposCredentialType = oauth
[lfs "https://github.com/team/app.git"]
	contenttype = false
[lfs]
	skipdownloaderrors = true
[git-town-branch "feature"]
	parent = main
[gitflow "branch.main"]
	type = base
[branch "feature"]
	remote = https://github.com/ann/app.git
	pushRemote = https://github.com/ann/app.git
	merge = refs/heads/feature
	gk-merge-target = main
	github-pr-base-branch = team#app#main
[remote "github-desktop-ann"]
	url = https://github.com/ann/app.git
	fetch = +refs/heads/*:refs/remotes/github-desktop-ann/*
	github-pr-remote = true
`
