import { expect, test } from 'vitest'
import { readUnit } from '../dart/read-unit.ts'
import { readProject, testParser } from '../testing/drawing.ts'
import { Exports } from './exports.ts'
import type { Project } from '../project/read-project.ts'

/** A project of files that are called by their numbers, and how often it was asked where a directive leads. */
async function given(textOf: (file: number) => string): Promise<{ project: Project; resolved: string[] }> {
  const parser = await testParser()
  const resolved: string[] = []
  const project: Project = {
    ...(await readProject({ 'lib/main.dart': 'void main() {}' })),
    unit: (file) => readUnit(parser, textOf(Number(file))),
    resolve: (uri, from) => {
      resolved.push(`${from} ${uri}`)
      return uri
    },
  }
  return { project, resolved }
}

test('files that all export one another are followed once each, whoever asks', async () => {
  const all = Array.from({ length: 30 }, (_, file) => file)
  const { project, resolved } = await given(
    (file) =>
      `${all.map((each) => `export '${each}';`).join('\n')}\nclass C${file} {}\nextension on C${file} {}`,
  )
  const exports = new Exports(project)
  for (const file of all) {
    expect([...exports.offeredBy(String(file)).keys()].sort()).toEqual(all.map((each) => `C${each}`).sort())
    expect(exports.extending('C7', String(file))).toEqual(['7'])
  }
  expect(resolved).toHaveLength(30 * 30)
})

test('a chain of exports may be of any length', async () => {
  const { project } = await given((file) =>
    file === 20_000 ? 'class End {}' : `export '${file + 1}';\nclass Same {}`,
  )
  const offered = new Exports(project).offeredBy('0')
  expect(offered.get('End')).toBe('20000')
  // the nearest counts
  expect(offered.get('Same')).toBe('0')
})
