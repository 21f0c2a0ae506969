import { expect, test } from 'vitest'
import { MACOS } from './macos.ts'
import { nameOfProgram } from './process-row.ts'
import { WINDOWS } from './windows.ts'

test.each([
  [['/usr/bin/python3.12', '-m', 'uvicorn', 'app:app', '--token', 'secret'], 'python3.12 -m uvicorn'],
  [['node', '/srv/my app/worker.js', '--password=secret'], 'node worker.js'],
  [['C:\\Go\\api.exe', '--key', 'secret'], 'api.exe'],
  [['server', 'secret'], 'server'],
  [[], ''],
])('%j is named %s, without the values of its arguments', (words, name) => {
  expect(nameOfProgram(words)).toBe(name)
})

test('macOS is asked by ps and lsof, and its answers are read', () => {
  expect(MACOS.processes.listQuestion).toEqual({
    file: '/bin/ps',
    args: ['-axo', 'pid=,ppid=,pgid=,lstart=,args='],
  })
  expect(
    MACOS.processes.readList(`    1     0     1 Tue Nov 24 08:00:01 2026     /sbin/launchd
 4711  4000  4000 Tue Nov  3 09:05:06 2026     /opt/homebrew/bin/node server.js --token=x
 nonsense`),
  ).toEqual([
    { pid: 1, parent: 0, group: 1, began: 'Tue Nov 24 08:00:01 2026', name: 'launchd' },
    { pid: 4711, parent: 4000, group: 4000, began: 'Tue Nov 3 09:05:06 2026', name: 'node server.js' },
  ])
  expect(MACOS.ports.listeningQuestion([4711, 4712])).toEqual({
    file: 'lsof',
    args: ['-nP', '-a', '-iTCP', '-sTCP:LISTEN', '-p', '4711,4712', '-Fpn'],
  })
  expect(
    MACOS.ports.readListening('p4711\nf3\nn*:3000\nf4\nn[::1]:3001\np4712\nf9\nn127.0.0.1:8000\n'),
  ).toEqual([
    { pid: 4711, host: '0.0.0.0', port: 3000 },
    { pid: 4711, host: '::1', port: 3001 },
    { pid: 4712, host: '127.0.0.1', port: 8000 },
  ])
})

test('Windows is asked by PowerShell and netstat, in whatever language it answers', () => {
  expect(WINDOWS.processes.listQuestion.args.slice(0, 3)).toEqual([
    '-NoProfile',
    '-NonInteractive',
    '-Command',
  ])
  expect(WINDOWS.processes.readList('4711 4000 638678412345678901 python.exe\r\n0 0  Idle\r\n\r\n')).toEqual([
    { pid: 4711, parent: 4000, group: null, began: '638678412345678901', name: 'python.exe' },
    { pid: 0, parent: 0, group: null, began: '', name: 'Idle' },
  ])
  expect(WINDOWS.ports.listeningQuestion([4711])).toEqual({ file: 'netstat', args: ['-ano'] })
  expect(
    WINDOWS.ports.readListening(
      `
Aktive Verbindungen

  Proto  Lokale Adresse         Remoteadresse          Status           PID
  TCP    0.0.0.0:135            0.0.0.0:0              ABHÖREN         900
  TCP    127.0.0.1:8000         0.0.0.0:0              ABHÖREN         4711
  TCP    [::1]:8001             [::]:0                 ABHÖREN         4711
  TCP    127.0.0.1:8000         127.0.0.1:51999        HERGESTELLT     4711
  UDP    [::]:5353              *:*                                    4711
`.replaceAll('\n', '\r\n'),
    ),
  ).toEqual([
    { pid: 900, host: '0.0.0.0', port: 135 },
    { pid: 4711, host: '127.0.0.1', port: 8000 },
    { pid: 4711, host: '::1', port: 8001 },
  ])
})
