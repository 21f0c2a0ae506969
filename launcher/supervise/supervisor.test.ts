import { describe, expect, it, vi } from 'vitest'
import type { HelperChild } from './helper-child.ts'
import type { HelperMessage, ParentMessage } from './messages.ts'
import { MAX_RESTARTS, STEADY_MS, supervise } from './supervisor.ts'

const READY: HelperMessage = { type: 'ready', helperPort: 8080, previewPort: 36413, link: null }

/** A helper without a process: the test says when it starts and ends. */
class FakeChild implements HelperChild {
  readonly pid = 1
  readonly told: ParentMessage[] = []
  forced = false
  start!: (message: HelperMessage | null) => void
  end!: (how: string) => void
  readonly started = new Promise<HelperMessage | null>((resolve) => {
    this.start = resolve
  })
  readonly ended = new Promise<string>((resolve) => {
    this.end = resolve
  })
  send(message: ParentMessage): void {
    this.told.push(message)
  }
  async stop(): Promise<void> {
    this.start(null)
    this.end('exit code 0')
    await this.ended
  }
  force(): void {
    this.forced = true
  }
}

function setUp() {
  const children: FakeChild[] = []
  const lines: string[] = []
  const previous: unknown[] = []
  let time = 0
  let spawned: (child: FakeChild) => void = () => {}
  const waiting: Promise<FakeChild>[] = []
  const expectNext = () => {
    const promise = new Promise<FakeChild>((resolve) => {
      spawned = resolve
    })
    waiting.push(promise)
    return promise
  }
  const supervisor = supervise({
    spawn: (before) => {
      const child = new FakeChild()
      children.push(child)
      previous.push(before)
      spawned(child)
      return child
    },
    dashboardOrigin: () => 'http://localhost:36412',
    log: (line) => lines.push(line),
    wait: () => Promise.resolve(),
    now: () => time,
  })
  /** Ends the newest helper and gives the one that follows it. */
  const crash = async (ranForMs = 0) => {
    const next = expectNext()
    const child = children.at(-1)!
    child.start(READY)
    await child.started
    await Promise.resolve()
    await Promise.resolve()
    time += ranForMs
    child.end('signal SIGSEGV')
    return next
  }
  return { supervisor, children, lines, previous, crash }
}

describe('supervise', () => {
  it('tells the first start, and the helper its dashboard', async () => {
    const { supervisor, children } = setUp()
    children[0]!.start(READY)
    expect(await supervisor.first).toEqual(READY)
    expect(children[0]!.told).toEqual([{ type: 'dashboard-origin', origin: 'http://localhost:36412' }])
    await supervisor.stop()
    expect(children).toHaveLength(1)
  })

  it('starts again after a crash, on the same ports, and tells it', async () => {
    const { supervisor, children, lines, previous, crash } = setUp()
    const second = await crash()
    second.start(READY)
    await supervisor.first
    expect(lines).toEqual(['The helper ended (signal SIGSEGV); starting it again (1 of 5)'])
    expect(previous).toEqual([null, READY])
    await supervisor.stop()
    expect(second.told).toHaveLength(1)
    expect(children).toHaveLength(2)
  })

  it('gives up after five restarts in a row', async () => {
    const { supervisor, children, lines, crash } = setUp()
    for (let count = 0; count < MAX_RESTARTS; count += 1) await crash()
    const last = children.at(-1)!
    last.start(null)
    last.end('exit code 1')
    await vi.waitFor(() => expect(lines).toHaveLength(MAX_RESTARTS + 1), 30_000)
    expect(lines.at(-1)).toContain('is not started again')
    expect(children).toHaveLength(MAX_RESTARTS + 1)
    await supervisor.stop()
  })

  it('counts anew after a steady run', async () => {
    const { supervisor, lines, crash } = setUp()
    for (let count = 0; count < MAX_RESTARTS; count += 1) await crash()
    await crash(STEADY_MS)
    expect(lines.at(-1)).toContain('1 of 5')
    await supervisor.stop()
  })

  it.each([
    [{ type: 'port-taken', port: 8080 } as const, { type: 'port-taken', port: 8080 }],
    [null, { type: 'failed', how: 'exit code 1' }],
  ])('does not repeat a first start that failed with %j', async (message, expected) => {
    const { supervisor, children } = setUp()
    children[0]!.start(message)
    children[0]!.end('exit code 1')
    expect(await supervisor.first).toEqual(expected)
    await supervisor.stop()
    expect(children).toHaveLength(1)
  })
})
