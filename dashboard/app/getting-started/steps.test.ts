import { expect, it } from 'vitest'
import { stepsOf } from './steps.ts'
import type { StepFacts } from './steps.ts'

const nothing: StepFacts = {
  connected: undefined,
  directory: undefined,
  codebases: undefined,
  sdk: undefined,
  started: false,
  reloaded: false,
}
const ticks = (facts: Partial<StepFacts>) => stepsOf({ ...nothing, ...facts }).map(({ done }) => done)

it.each([
  ['before anybody has answered', {}, [true, null, null, null, null, false, false]],
  ['without a helper', { connected: false }, [true, false, null, null, null, false, false]],
  [
    'with a helper alone',
    { connected: true, directory: null, sdk: null },
    [true, true, false, false, true, false, false],
  ],
  [
    'with one codebase',
    { connected: true, directory: '/p', codebases: { api: true, flutter: false }, sdk: 'Flutter' },
    [true, true, true, false, true, false, false],
  ],
  [
    'at the end',
    {
      connected: true,
      directory: '/p',
      codebases: { api: true, flutter: true },
      sdk: null,
      started: true,
      reloaded: true,
    },
    [true, true, true, true, true, true, true],
  ],
] as const)('%s', { tags: 'P-297' }, (_when, facts, done) => {
  expect(ticks(facts)).toEqual(done)
})

it('says nothing of an SDK or a sketch with a helper that cannot tell', { tags: 'P-370' }, () => {
  const step = stepsOf({ ...nothing, sdk: '' }).find(({ id }) => id === 'preview')
  expect(step).toMatchObject({ done: true, detail: null })
})

it('names the codebase that is missing, and the sketch that stands in', { tags: 'P-297' }, () => {
  const steps = stepsOf({ ...nothing, codebases: { api: true, flutter: false }, sdk: null })
  expect(steps.map(({ detail }) => detail).filter((detail) => detail !== null)).toEqual([
    'Flutter is missing',
    'Sketch preview until Flutter is installed',
  ])
})
