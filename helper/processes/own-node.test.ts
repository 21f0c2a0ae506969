import { expect, onTestFinished, test, vi } from 'vitest'
import { startOwnNode } from './own-node.ts'

/** Evaluates what it is asked. */
const PROGRAM = `process.on('message', ({ text }) => process.send(eval(text)))`

async function started(memoryMb = 32) {
  const node = startOwnNode('mosaygent-test', memoryMb)
  expect(await node.ask(PROGRAM)).toMatchObject({ kind: 'answered' })
  return { ...node, evaluate: (text: string) => node.ask({ text }) }
}

test('it answers one question after the other, and knows nothing of who started it', async () => {
  vi.stubEnv('A_SECRET', 'of mine')
  onTestFinished(() => void vi.unstubAllEnvs())
  const { evaluate, end, ended } = await started()
  expect(await evaluate('6 * 7')).toEqual({ kind: 'answered', answer: 42 })
  const values = '({ none: undefined, of: new Map([[1, null]]) })'
  expect(await evaluate(values)).toEqual({
    kind: 'answered',
    answer: { none: undefined, of: new Map([[1, null]]) },
  })
  expect(await evaluate(`'A_SECRET' in process.env`)).toEqual({ kind: 'answered', answer: false })
  // Windows starts no program without some
  const empty = `process.platform === 'win32' || Object.keys(process.env).length === 0`
  expect(await evaluate(empty)).toEqual({ kind: 'answered', answer: true })
  expect(await evaluate('process.stdin.read()')).toEqual({ kind: 'answered', answer: null })
  end()
  expect(await ended).toBe('ended')
})

test('what comes to its bound of memory ends alone, and that is told from any other end', async () => {
  const eats = await started()
  const over = { kind: 'over', end: 'out-of-memory' }
  expect(await eats.evaluate('for (const all = []; ; all.push(new Array(1000).fill(1)));')).toEqual(over)
  expect(await eats.evaluate('1')).toEqual(over)
  for (const end of ['process.exit(0)', 'process.abort()', `throw new Error('out of memory')`]) {
    const node = await started()
    expect([end, await node.evaluate(end)]).toEqual([end, { kind: 'over', end: 'ended' }])
  }
})

test('a program that is none has ended', async () => {
  const node = startOwnNode('mosaygent-test', 32)
  expect(await node.ask('no program')).toEqual({ kind: 'over', end: 'ended' })
  expect(await node.ended).toBe('ended')
  node.end()
})
