import type { ConsoleLine } from '@mosaygent/contract'
import { expect, test } from 'vitest'
import { createConsoleLog, START_RULE } from './console-log.ts'

const entry = (text: string, level: ConsoleLine['level'] = 'info') =>
  ({ source: 'flutter', level, text }) as const

test('a flood leaves the newest lines, and the first error of the run', () => {
  const announced: ConsoleLine[] = []
  const log = createConsoleLog((lines) => announced.push(...lines))
  log.add(entry('an error of the run before', 'error'))
  log.add({ ...entry('Start'), rule: START_RULE })
  log.add(entry('the first error', 'error'))
  log.add(entry('the second error', 'error'))
  for (let at = 0; at < 30_000; at += 1) log.add(entry(`line ${at}`))
  log.flush()
  const lines = log.lines()
  expect(lines.length).toBeLessThan(6_100)
  expect(lines[0]?.text).toBe('the first error')
  expect(lines[1]?.text).not.toContain('error')
  expect(lines.at(-1)?.text).toBe('line 29999')
  expect(lines.filter((line) => line.text.includes('error'))).toHaveLength(1)
  // nothing is dropped on the way to whoever listens
  expect(announced).toHaveLength(30_004)
  expect(announced.every((line, at) => line.id === at + 1)).toBe(true)
})

test('without a flood nothing is said twice', () => {
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
  for (let at = 0; at < 7_000; at += 1) log.add(entry(`line ${at}`))
  expect(log.lines()[0]?.text).toBe('the first error')
})
