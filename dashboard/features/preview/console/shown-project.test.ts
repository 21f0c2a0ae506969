import { expect, it } from 'vitest'
import type { ShownLine } from '#helper-client'
import { growingOfShownProject } from './shown-project.ts'

let key = 0
const line = (text: string, more: Partial<ShownLine> = {}): ShownLine => ({
  key: (key += 1),
  at: '2026-03-02T09:41:00Z',
  source: 'flutter',
  level: 'info',
  text,
  ...more,
})
const section = (project: string) => line(`Start of ${project}`, { rule: 'Start', project })
const textsOf = (lines: readonly ShownLine[]) => lines.map(({ text }) => text)

it('each project has its own place: another one that is shown hides its lines, and going back brings them', () => {
  const shown = growingOfShownProject()
  const before = [line('hello'), section('/a'), line('red', { level: 'error' })]
  expect(textsOf(shown(before))).toEqual(['hello', 'Start of /a', 'red'])
  const away = before.concat([
    section('/b'),
    line('a: saved', { project: '/a' }),
    line('fetched', { source: 'git' }),
    line('b runs'),
    line('asked', { source: 'api' }),
  ])
  expect(textsOf(shown(away))).toEqual(['hello', 'Start of /b', 'a: saved', 'fetched', 'b runs', 'asked'])
  const back = away.concat([section('/a'), line('a again')])
  expect(textsOf(shown(back))).toEqual([
    'hello',
    'Start of /a',
    'red',
    'a: saved',
    'asked',
    'Start of /a',
    'a again',
  ])
  expect(shown(back)).toBe(shown(back))
})

it('what git or the page said before any section stays with the project of then', { tags: 'P-881' }, () => {
  const shown = growingOfShownProject()
  const first = [line('cloned', { source: 'git' }), line('refused', { source: 'page' })]
  expect(textsOf(shown(first))).toEqual(['cloned', 'refused'])
  const other = first.concat([line('Now shown', { rule: 'Now shown', project: '/b' }), line('b runs')])
  expect(textsOf(shown(other))).toEqual(['Now shown', 'b runs'])
  // the page that opens now is given all at once
  expect(textsOf(growingOfShownProject()(other))).toEqual(['Now shown', 'b runs'])
  const back = other.concat([line('Now shown', { rule: 'Now shown', project: '/a' })])
  expect(textsOf(shown(back))).toEqual(['cloned', 'refused', 'Now shown'])
})

it('what grows is only added to, and a list that was cut is looked at anew', () => {
  const shown = growingOfShownProject()
  const first = [section('/a'), line('one')]
  expect(shown(first)).toHaveLength(2)
  const more = first.concat(line('two'), line('Reload', { rule: 'Reload' }))
  expect(textsOf(shown(more))).toEqual(['Start of /a', 'one', 'two', 'Reload'])
  expect(textsOf(shown(more.slice(1)))).toEqual(['one', 'two', 'Reload'])
})

it('a helper that names no project hides nothing', () => {
  const lines = [line('Start', { rule: 'Start' }), line('one')]
  expect(growingOfShownProject()(lines)).toEqual(lines)
})
