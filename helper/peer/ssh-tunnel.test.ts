import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sshHolding } from './ssh-tunnel.ts'

const ME = 1000
const INODE = 77
let proc: string
beforeEach(async () => {
  proc = await mkdtemp(join(tmpdir(), 'mosaygent é proc '))
  await writeFile(join(proc, 'uptime'), '')
})
afterEach(() => rm(proc, { recursive: true }))

interface Process {
  readonly name: string
  readonly title?: string
  readonly uid?: number
  /** `closed`: its descriptors are not shown to its own user, as with a session of sshd. */
  readonly holds: 'the connection' | 'others' | 'closed'
}

/** A folder like `/proc`, with these processes in it. */
async function processes(...all: Process[]): Promise<void> {
  for (const [at, { name, title = name, uid = ME, holds }] of all.entries()) {
    const folder = join(proc, String(100 + at))
    await mkdir(folder)
    await writeFile(join(folder, 'comm'), `${name}\n`)
    await writeFile(join(folder, 'cmdline'), `${title}\0`)
    await writeFile(join(folder, 'status'), `Name:\t${name}\nUid:\t${uid}\t${uid}\t${uid}\t${uid}\n`)
    // root, who runs the tests, may read everything: a name that leads to itself stands for what may not be read
    if (holds === 'closed') await symlink('fd', join(folder, 'fd'))
    else {
      await mkdir(join(folder, 'fd'))
      await symlink('/dev/null', join(folder, 'fd', '0'))
      await symlink(`socket:[${holds === 'others' ? 5 : INODE}]`, join(folder, 'fd', '3'))
    }
  }
}
const found = () => sshHolding({ uid: ME, inode: INODE }, { proc, closed: new Set(['ELOOP']) })

const SESSION = { name: 'sshd', title: 'sshd: me@notty', holds: 'closed' } as const
const SCRIPT = { name: 'curl', holds: 'the connection' } as const

describe('a connection that comes through ssh', () => {
  test('is held by a client of ssh that brings it from the other side (-R)', async () => {
    await processes({ name: 'ssh', holds: 'the connection' }, { name: 'bash', holds: 'others' })
    expect(await found()).toBe('ssh')
  })

  test.each([
    ['OpenSSH', SESSION],
    ['OpenSSH since 9.8', { ...SESSION, name: 'sshd-session', title: 'sshd-session: me@pts/0' }],
    ['Dropbear', { ...SESSION, name: 'dropbear', title: '/usr/sbin/dropbear' }],
  ])(
    'is held by a session of %s, into which nobody can look, when no other process holds it (-L)',
    async (_, session) => {
      await processes(session, { name: 'node', holds: 'others' }, { name: 'bash', holds: 'others' })
      expect(await found()).toBe(session.name)
    },
  )

  test('is none where a process of this user holds it, whatever else runs', async () => {
    await processes(SESSION, SCRIPT)
    expect(await found()).toBe(null)
  })

  test.each<[string, Process]>([
    [
      'what listens for ssh',
      { ...SESSION, title: 'sshd: /usr/sbin/sshd -D [listener] 0 of 10-100 startups' },
    ],
    ['what listens for ssh, in older versions', { ...SESSION, title: '/usr/sbin/sshd -D' }],
    ['what watches over a session', { ...SESSION, title: 'sshd: me [priv]' }],
    ['a session of another user', { ...SESSION, uid: 1001 }],
    ['a client of ssh with connections of its own', { name: 'ssh', holds: 'others' }],
    ['a program that cannot be looked into and is none of ssh’s', { name: 'ssh-agent', holds: 'closed' }],
  ])('is none for %s', async (_, process) => {
    await processes(process)
    expect(await found()).toBe(null)
  })

  test('is not ruled out where the system fails to tell', async () => {
    await processes({ name: 'ssh', holds: 'closed' })
    await expect(sshHolding({ uid: ME, inode: INODE }, { proc, closed: new Set() })).rejects.toThrow('ELOOP')
    await expect(sshHolding({ uid: ME, inode: INODE }, { proc: join(proc, 'gone') })).rejects.toThrow(
      'ENOENT',
    )
  })
})
