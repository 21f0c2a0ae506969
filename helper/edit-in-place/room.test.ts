import { expect, test } from 'vitest'
import { refuse, succeed } from '../errors/index.ts'
import { followed } from './room.ts'

test(
  'the picture follows when the bytes are in place, before the edit is done, and not where none were written',
  { tags: 'P-760' },
  async () => {
    const said: string[] = []
    const wrote = (file: string) => void said.push(`wrote ${file}`)
    const outcome = await followed(wrote, 'lib/a.dart', async (inPlace) => {
      inPlace()
      said.push('done')
      return succeed('hash')
    })
    expect(outcome).toEqual(succeed('hash'))
    expect(said).toEqual(['wrote lib/a.dart', 'done'])
    const refused = await followed(wrote, 'lib/a.dart', async () => refuse('file-changed', 'Changed.'))
    expect(refused.ok).toBe(false)
    expect(said).toHaveLength(2)
  },
)

test('it follows once more where they were taken back', { tags: 'P-760' }, async () => {
  const said: string[] = []
  const wrote = (file: string) => void said.push(file)
  const failing = followed(wrote, 'lib/a.dart', async (inPlace) => {
    inPlace()
    throw new Error('no space left')
  })
  await expect(failing).rejects.toThrow('no space left')
  expect(said).toEqual(['lib/a.dart', 'lib/a.dart'])
})
