import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { run } from '../processes/index.ts'
import { MACOS } from './macos.ts'
import { WINDOWS } from './windows.ts'

describe('macOS', () => {
  test.each([
    ['Ss   Tue Jul  4 09:05:06 2023    \n', 'Tue Jul  4 09:05:06 2023'],
    ['S+   Sat Nov 21 14:02:55 2026\n', 'Sat Nov 21 14:02:55 2026'],
    ['Z    Sat Nov 21 14:02:55 2026\n', null],
    ['Ss   Di  4 Jul 09:05:06 2023\n', null],
    ['\n', null],
    ['ps: illegal option -- o\n', null],
  ])('%j: %s', (output, mark) => {
    expect(MACOS.processes.readStartTime(output)).toBe(mark)
  })

  test.skipIf(!existsSync('/bin/ps'))('the question, put to a real ps', async () => {
    const ask = (pid: number) =>
      run({ ...MACOS.processes.startTimeQuestion(pid), env: { LC_ALL: 'C', TZ: 'UTC' } }).then((result) =>
        result.kind === 'exited' ? MACOS.processes.readStartTime(result.stdout) : 'not exited',
      )
    const mark = await ask(process.pid)
    expect(mark).toMatch(/\d{4}$/)
    expect(await ask(process.pid)).toBe(mark)
    expect(await ask(0x3fffff)).toBeNull()
  })
})

describe('Windows', () => {
  test('the question names one process, and runs nothing of the user’s profile', () => {
    expect(WINDOWS.processes.startTimeQuestion(4242)).toEqual({
      file: 'powershell',
      args: [
        '-NoProfile',
        '-NonInteractive',
        '-Command',
        '(Get-Process -Id 4242 -ErrorAction Stop).StartTime.ToUniversalTime().Ticks',
      ],
    })
  })

  test.each([
    ['638678412345678901\r\n', '638678412345678901'],
    ['\r\n', null],
    ['Get-Process : Cannot find a process with the process identifier 4242.\r\n', null],
  ])('%j: %s', (output, mark) => {
    expect(WINDOWS.processes.readStartTime(output)).toBe(mark)
  })

  test('the tree is ended, by its process id and by force', () => {
    expect(WINDOWS.processes.endTree?.(4242)).toEqual({
      file: 'taskkill',
      args: ['/PID', '4242', '/T', '/F'],
    })
  })
})
