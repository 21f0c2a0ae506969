import { describe, expect, it } from 'vitest'
import { StarterSetup } from './starter-setup.ts'

/** Ports that write down what was done; each waits to be let go on. */
function harness() {
  const done: string[] = []
  let finish: () => void = () => {}
  let fail: (error: unknown) => void = () => {}
  const cloned = new Promise<undefined>((resolve, reject) => {
    finish = () => resolve(undefined)
    fail = reject
  })
  const ports = {
    folder: async () => void done.push('folder'),
    clone: () => {
      done.push('clone')
      return cloned
    },
    start: () => void done.push('start'),
    cancelClones: async () => {
      done.push('cancel')
      fail(new Error('cancelled'))
    },
    words: String,
  }
  return { done, finish, fail, ports, setup: new StarterSetup() }
}
const asked = async (done: readonly string[], what: string) => {
  await expect.poll(() => done).toContain(what)
}

describe('the starter in one press', { tags: 'P-360' }, () => {
  it('makes the folder, clones and starts, in this order and once', async () => {
    const { setup, ports, finish, done } = harness()
    const steps: string[] = []
    setup.subscribe(() => {
      const state = setup.get()
      steps.push(state.kind === 'running' ? state.step : state.kind)
    })
    const whole = setup.begin(ports)
    await setup.begin(ports)
    finish()
    await whole
    expect(done).toEqual(['folder', 'clone', 'start'])
    expect(new Set(steps)).toEqual(new Set(['folder', 'clone', 'start', 'idle']))
  })

  it('that is cancelled ends the clones and starts nothing', async () => {
    const { setup, ports, done } = harness()
    const whole = setup.begin(ports)
    await asked(done, 'clone')
    setup.cancel()
    expect(setup.get()).toMatchObject({ cancelling: true })
    await whole
    expect(done).toEqual(['folder', 'clone', 'cancel'])
    expect(setup.get()).toEqual({ kind: 'idle' })
  })

  it('that starts already is no longer cancelled here: what it says stays true', async () => {
    const { setup, ports, finish, done } = harness()
    let started: (value: undefined) => void = () => {}
    const whole = setup.begin({
      ...ports,
      start: () => {
        done.push('start')
        return new Promise((resolve) => (started = resolve))
      },
    })
    finish()
    await asked(done, 'start')
    setup.cancel()
    expect(setup.get()).toEqual({ kind: 'running', step: 'start', cancelling: false })
    expect(done).not.toContain('cancel')
    started(undefined)
    await whole
    expect(setup.get()).toEqual({ kind: 'idle' })
  })

  it('that fails says why, and can be begun again', async () => {
    const { setup, ports, fail, done } = harness()
    const whole = setup.begin(ports)
    await asked(done, 'clone')
    fail('no room')
    await whole
    expect(setup.get()).toEqual({ kind: 'failed', detail: 'no room' })
    expect(done).not.toContain('start')
    await setup.begin({ ...ports, clone: async () => undefined })
    expect(done.at(-1)).toBe('start')
  })
})
