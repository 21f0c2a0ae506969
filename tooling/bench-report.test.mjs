import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { BENCHES } from '../bench/benches.mjs'
import { reportOf } from '../bench/report.mjs'

const page = { ms: [30, 10, 20], kilobytes: 140.4, files: 3 }

test('the page of all benches names machine, load, peers, and what failed', () => {
  const text = reportOf({
    date: '2026-11-24',
    machine: '2 cores',
    commit: 'abc1234',
    starts: [
      { name: 'Mosaygent', readyMs: [900, 700, 800], memoryMb: 80.2, page },
      { name: 'vue ui', readyMs: [], memoryMb: null, page: null, why: 'npm said\n| no' },
    ],
    benches: [
      {
        title: 'Git',
        command: 'npm run bench:git',
        seconds: 9.6,
        load: [1, 2.25],
        code: 0,
        output: '| a |\n',
      },
      { title: 'Sketch', command: 'npm run bench:sketch', seconds: 3, load: [2, 2], code: 1, output: '' },
      {
        title: 'Load',
        command: 'npm run bench:load',
        seconds: 90,
        load: [2, 2],
        code: 'time',
        output: 'half',
      },
    ],
  })
  expect(text).toContain('2026-11-24, 2 cores, at abc1234.')
  expect(text).toContain('| Mosaygent | 800 (700 to 900, 3 starts) | 80 | 20 | 140 | 3 |')
  expect(text).toContain('| vue ui | not measured: npm said / no | | | | |')
  expect(text).toContain('## Git\n\n`npm run bench:git`, 10 s, load 1.0 before and 2.3 after.\n\n| a |\n')
  expect(text).toContain('**Failed with 1.** `npm run bench:sketch`')
  expect(text).toContain('It printed nothing.')
  expect(text).toContain('**Ended: it took too long.** `npm run bench:load`')
})

test('all benches are all that can be run by themselves', async () => {
  const { scripts } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8'))
  const alone = Object.entries(scripts)
    .filter(([name]) => name.startsWith('bench:'))
    .flatMap(([, script]) => [...script.matchAll(/node bench\/(\S+)/g)].map(([, file]) => file))
  expect(alone).toContain('git.mjs')
  expect(new Set(BENCHES.map(({ file }) => file))).toEqual(new Set(alone))
})
