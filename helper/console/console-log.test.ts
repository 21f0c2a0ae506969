import { type ConsoleLine, START_RULE } from '@mosaygent/contract'
import { expect, test } from 'vitest'
import { createConsoleLog } from './console-log.ts'

const entry = (text: string, level: ConsoleLine['level'] = 'info') =>
  ({ source: 'flutter', level, text }) as const

test(
  'a flood leaves the newest lines, and the first error of each run with its rule',
  { tags: 'P-180' },
  () => {
    const announced: ConsoleLine[] = []
    const log = createConsoleLog((lines) => announced.push(...lines))
    for (const run of [1, 2]) {
      log.add({ ...entry(`Start ${run}`), rule: START_RULE })
      log.add(entry(`the first error of run ${run}`, 'error'))
      log.add(entry('the second error', 'error'))
    }
    for (let at = 0; at < 130_000; at += 1) log.add(entry(`line ${at}`))
    log.flush()
    const lines = log.lines()
    expect(lines.length).toBeGreaterThan(50_000)
    expect(lines.length).toBeLessThan(60_010)
    expect(lines.slice(0, 4).map(({ text }) => text)).toEqual([
      'Start 1',
      'the first error of run 1',
      'Start 2',
      'the first error of run 2',
    ])
    expect(lines.at(-1)?.text).toBe('line 129999')
    expect(lines.filter(({ level }) => level === 'error')).toHaveLength(2)
    // nothing is dropped on the way to whoever listens
    expect(announced).toHaveLength(130_006)
    expect(announced.every((line, at) => line.id === at + 1)).toBe(true)
  },
)

test('long lines are held to a bound of their own', () => {
  const log = createConsoleLog(() => undefined)
  log.add({ ...entry('Start'), rule: START_RULE })
  log.add(entry('the first error', 'error'))
  for (let at = 0; at < 3_000; at += 1) log.add(entry(`${at} ${'é'.repeat(20_000)}`))
  const lines = log.lines()
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0)
  expect(characters).toBeGreaterThan(8_000_000)
  expect(characters).toBeLessThan(10_200_000)
  expect(lines[1]?.text).toBe('the first error')
  expect(lines.at(-1)?.text).toMatch(/^2999 /)
})

test('without a flood no line comes twice', () => {
  const log = createConsoleLog(() => undefined)
  log.add(entry('Error: x', 'error'))
  log.add(entry('after'))
  expect(log.lines().map((line) => line.text)).toEqual(['Error: x', 'after'])
})

test('a failed pull is not the first error of a run', () => {
  const log = createConsoleLog(() => undefined)
  log.add({ ...entry('Start'), rule: START_RULE })
  log.add({ source: 'git', level: 'error', text: 'a failed pull' })
  log.add(entry('the first error', 'error'))
  for (let at = 0; at < 61_000; at += 1) log.add(entry(`line ${at}`))
  expect(log.lines()[1]?.text).toBe('the first error')
})

test('a flood of a run that is not shown takes nothing from the one that is', { tags: 'P-410' }, () => {
  const log = createConsoleLog(() => undefined)
  log.add({ ...entry('Start'), rule: START_RULE, project: '/shown' })
  log.add({ ...entry('of another', 'error'), project: '/other' })
  log.add(entry('the first error', 'error'))
  for (let at = 0; at < 13_000; at += 1) log.add({ ...entry(`other ${at}`), project: '/other' })
  for (let at = 0; at < 200; at += 1) log.add({ ...entry('o'.repeat(7_000)), project: '/other' })
  log.add(entry('the last'))
  const lines = log.lines()
  const own = lines.filter(({ project }) => project !== '/other')
  expect(own.map(({ text }) => text)).toEqual(['Start', 'the first error', 'the last'])
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0)
  expect(characters).toBeGreaterThan(1_000_000)
  expect(characters).toBeLessThan(1_300_000)
  expect(lines.map(({ id }) => id)).toEqual(lines.map(({ id }) => id).toSorted((a, b) => a - b))

  // its error was not the first one of what is shown, which is kept through a flood
  for (let at = 0; at < 70_000; at += 1) log.add(entry(`line ${at}`))
  const kept = log.lines().filter(({ project, level }) => project !== '/other' && level === 'error')
  expect(kept.map(({ text }) => text)).toEqual(['the first error'])
})
