import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { openProcessTable } from './process-table.ts'
import { familyOf } from './family.ts'

test('what a process started in turn is its family, and what is of its group', () => {
  const row = (pid: number, parent: number, group: number) => ({ pid, parent, group, began: '', name: '' })
  const rows = [row(5, 4, 5), row(4, 2, 4), row(2, 1, 2), row(9, 1, 2), row(3, 1, 3)]
  expect(familyOf(rows, 2).map(({ pid }) => pid)).toEqual([5, 4, 2, 9])
})

test.runIf(process.platform === 'linux')(
  'Linux tells where a child listens, and what stays of it by its output',
  async () => {
    const script = `const s = require('node:net').createServer().listen(0, '::1', () => console.log(s.address().port))`
    const child = spawn(process.execPath, ['-e', script], {
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const [said] = await once(child.stdout.setEncoding('utf8'), 'data')
    const table = openProcessTable(process.env)
    const pid = child.pid ?? 0
    const family = await table.family(pid)
    expect(family).toMatchObject([{ pid, group: pid, name: 'node' }])
    expect(await table.listening([pid])).toEqual([{ pid, host: '::1', port: Number(said) }])
    expect((await table.holder(Number(said)))?.pid).toBe(pid)
    const output = await table.outputOf(pid)
    expect((await table.remaining([], output)).map((row) => row.pid)).toEqual([pid])
    expect((await table.remaining(family ?? [], null)).map((row) => row.pid)).toEqual([pid])
    expect(await table.remaining([{ pid, parent: 1, group: 1, began: 'before', name: '' }], null)).toEqual([])
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await table.remaining(family ?? [], output)).toEqual([])
    expect(await table.holder(Number(said))).toBeNull()
  },
)
