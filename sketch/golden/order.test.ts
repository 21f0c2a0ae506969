import { expect, test } from 'vitest'
import { readTable } from './table.ts'
import { TREES } from './trees/all.ts'

test('the table of differences has a row for each tree, in their order', async () => {
  expect([...(await readTable()).keys()]).toEqual(TREES.map(({ name }) => name))
})
