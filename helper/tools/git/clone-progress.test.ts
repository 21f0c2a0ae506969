import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzz } from '../../testing/fuzz.ts'
import { type CloneProgress, readCloneOutput } from './clone-progress.ts'

/** As git 2.39 wrote it to a pipe, shortened. */
const TRANSCRIPT =
  "Cloning into '/tmp/x'...\n" +
  'remote: Enumerating objects: 302, done.        \n' +
  'remote: Counting objects:  50% (151/302)        \rremote: Counting objects: 100% (302/302), done.        \n' +
  'Receiving objects:   0% (1/302)\rReceiving objects:  90% (272/302), 5.30 MiB | 10.58 MiB/s\r' +
  'remote: Total 302 (delta 0), reused 0 (delta 0), pack-reused 0        \n' +
  'Receiving objects: 100% (302/302), 5.89 MiB | 12.23 MiB/s, done.\n' +
  'Resolving deltas:  50% (3150/6300)\rResolving deltas: 100% (6300/6300), done.\n' +
  'Updating files: 100% (12000/12000), done.\n'

function read(pieces: readonly string[]) {
  const seen: CloneProgress[] = []
  const output = readCloneOutput((progress) => seen.push(progress))
  for (const piece of pieces) output.push(piece)
  return { seen, rest: output.rest() }
}

test('a clone’s own words become stages, a percentage of the whole, size and rate', () => {
  const { seen, rest } = read([TRANSCRIPT])
  expect(seen).toEqual([
    { stage: 'Enumerating objects', percent: null },
    { stage: 'Counting objects', percent: null },
    { stage: 'Counting objects', percent: null },
    { stage: 'Receiving objects', percent: 0 },
    { stage: 'Receiving objects', percent: 63, transferred: '5.30 MiB', rate: '10.58 MiB/s' },
    { stage: 'Receiving objects', percent: 70, transferred: '5.89 MiB', rate: '12.23 MiB/s' },
    { stage: 'Resolving deltas', percent: 75 },
    { stage: 'Resolving deltas', percent: 80 },
    { stage: 'Updating files', percent: 100 },
  ])
  expect(rest).toContain("Cloning into '/tmp/x'...")
})

test('property: however the pipe cuts it, the same is read', async () => {
  const whole = read([TRANSCRIPT])
  await fuzz(
    fc.property(fc.array(fc.nat(TRANSCRIPT.length), { maxLength: 20 }), (cuts) => {
      const cutsAt = [0, ...cuts.sort((a, b) => a - b), TRANSCRIPT.length]
      const pieces = cutsAt.slice(1).map((end, i) => TRANSCRIPT.slice(cutsAt[i], end))
      expect(read(pieces)).toEqual(whole)
    }),
  )
})

test('the percentage never falls, and what is said last is kept without a line end', () => {
  const { seen, rest } = read([
    'Receiving objects:  90% (9/10)\rReceiving objects:  10% (1/10)\rfatal: early EOF',
  ])
  expect(seen.map(({ percent }) => percent)).toEqual([63, 63])
  expect(rest).toBe('fatal: early EOF')
})
