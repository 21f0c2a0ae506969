import { expect, it } from 'vitest'
import { readProject } from '../testing/drawing.ts'
import { Evaluator } from './evaluator.ts'
import { fieldOfInstance } from './instances.ts'

it('a field that was cut short is made again for who has more steps', { tags: 'P-1141' }, async () => {
  const project = await readProject({
    'lib/main.dart': `class Words { final all = {'a': 'one', 'b': 'two'}; }
final words = Words();
void main() {}`,
  })
  const evaluator = new Evaluator(project)
  const found = evaluator.declarations.find('words', project.entry)
  const words = found?.kind === 'variable' ? evaluator.valueOf(found) : null
  if (words?.kind !== 'instance') throw new Error('no instance')
  const texts = (): string => JSON.stringify(fieldOfInstance(evaluator, words, 'all'))

  evaluator.spend(1_000_000)
  expect(texts()).not.toContain('two')
  evaluator.begin()
  expect(texts()).toContain('two')
})
