import { Receipt } from '@mosaygent/contract'
import type { PreviewStatus } from '@mosaygent/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PreviewController } from './preview-controller.ts'

const stopped: PreviewStatus = { running: false, pid: null, message: 'Stopped' }
const running: PreviewStatus = { running: true, pid: 7, message: 'Running' }
const compiling: PreviewStatus = { ...running, ready: false }
const ready: PreviewStatus = { ...running, ready: true }

/** Parsed as a reply is, so that a receipt without `fresh_page` is one of an older helper. */
const receipt = (more: Partial<Receipt> = {}): Receipt =>
  Receipt.parse({
    number: 1,
    action: 'reload',
    outcome: 'applied',
    duration_ms: 640,
    at: '2026-11-21T14:02:11.000Z',
    code_of: '2026-11-21T14:02:11.000Z',
    in_place: false,
    ...more,
  })

/** A controller before a helper whose status is `said.status`. */
function set(status: PreviewStatus | null) {
  const said = { status }
  const ports = {
    start: vi.fn(() => Promise.resolve({})),
    stop: vi.fn(() => Promise.resolve({})),
    act: vi.fn((): Promise<{ receipt?: Receipt }> => Promise.resolve({})),
    refreshStatus: vi.fn(() => Promise.resolve(said.status)),
    report: vi.fn(),
    now: () => Date.now(),
  }
  const controller = new PreviewController(ports)
  if (status) controller.status(status)
  return { controller, ports, said, flow: controller.state.get }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a new start', () => {
  it('starts after the stop, though news of it replaced the question for the status', async () => {
    const { controller, ports, said } = set(ready)
    said.status = null
    await controller.startAgain()
    expect(ports.stop).toHaveBeenCalledTimes(1)
    expect(ports.start).toHaveBeenCalledTimes(1)
  })

  it('starts nothing after a stop that failed', async () => {
    const { controller, ports } = set(ready)
    ports.stop.mockRejectedValue(new Error('no'))
    await controller.startAgain()
    expect(ports.report).toHaveBeenCalledTimes(1)
    expect(ports.start).not.toHaveBeenCalled()
  })
})

describe('Start', () => {
  it(
    'waits 10 s for a helper that cannot tell, then loads the frame',
    { tags: ['P-061', 'P-124'] },
    async () => {
      const { controller, ports, said, flow } = set(stopped)
      said.status = running
      await controller.start()
      expect(ports.refreshStatus).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(9_999)
      expect(flow()).toMatchObject({ phase: { kind: 'starting' }, frame: null })
      await vi.advanceTimersByTimeAsync(1)
      expect(flow()).toMatchObject({ phase: { kind: 'idle' }, frame: 1_010_000 })
    },
  )

  it('shows the app as soon as it is ready', async () => {
    const { controller, said, flow } = set({ ...stopped, state: 'stopped' })
    said.status = compiling
    await controller.start()
    await vi.advanceTimersByTimeAsync(3_000)
    controller.status(ready)
    expect(flow()).toMatchObject({ phase: { kind: 'idle' }, frame: 1_003_000 })
    said.status = ready
    await vi.advanceTimersByTimeAsync(60_000)
    expect(flow().frame).toBe(1_003_000)
  })

  it('goes on waiting after 10 s while the first build is not ready', { tags: 'P-062' }, async () => {
    const { controller, said, flow } = set(stopped)
    said.status = compiling
    await controller.start()
    await vi.advanceTimersByTimeAsync(45_000)
    expect(flow()).toMatchObject({ phase: { kind: 'starting' }, frame: null })
    controller.status(ready)
    expect(flow()).toMatchObject({ phase: { kind: 'idle' }, frame: 1_045_000 })
  })

  it('that fails is reported, and leaves nothing behind', async () => {
    const { controller, ports, flow } = set(stopped)
    const error = new Error('no Flutter')
    ports.start.mockRejectedValue(error)
    await controller.start()
    expect(ports.report).toHaveBeenCalledWith('Start failed', error)
    expect(flow()).toMatchObject({ phase: { kind: 'idle' }, frame: null })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends when the process does', async () => {
    const { controller, said, flow } = set(stopped)
    said.status = compiling
    await controller.start()
    controller.status({ ...stopped, state: 'crashed', message: 'exit code 1' })
    expect(flow()).toMatchObject({ phase: { kind: 'idle' }, frame: null })
  })

  it('cancelled, drops its late answer', async () => {
    const { controller, ports, said, flow } = set(stopped)
    let answer: (reply: { receipt?: Receipt }) => void = () => {}
    ports.start.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const start = controller.start()
    await controller.stop()
    answer({})
    said.status = stopped
    await start
    await vi.advanceTimersByTimeAsync(10_000)
    expect(ports.stop).toHaveBeenCalledTimes(1)
    expect(flow()).toMatchObject({ phase: { kind: 'idle' }, frame: null })
  })
})

describe('a page opened while it runs', () => {
  it('loads the frame at once', { tags: 'P-065' }, () => {
    expect(set(running).flow().frame).toBe(1_000_000)
    expect(set(ready).flow().frame).toBe(1_000_000)
  })

  it('waits while it compiles', () => {
    expect(set(compiling).flow().frame).toBeNull()
  })

  it('loads anew when another run took its place', async () => {
    const { controller, flow } = set(ready)
    await vi.advanceTimersByTimeAsync(5_000)
    controller.status(ready)
    expect(flow().frame).toBe(1_000_000)
    controller.status({ ...ready, pid: 8 })
    expect(flow().frame).toBe(1_005_000)
  })
})

describe('Reload and Restart', () => {
  it('keep the overlay until the reply and one second more', { tags: ['P-068', 'P-125'] }, async () => {
    const { controller, ports, flow } = set(ready)
    let answer: (reply: { receipt?: Receipt }) => void = () => {}
    ports.act.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const reload = controller.act('reload')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(flow().phase).toEqual({ kind: 'acting', action: 'reload', replied: false })
    answer({})
    await reload
    await vi.advanceTimersByTimeAsync(999)
    expect(flow().phase.kind).toBe('acting')
    await vi.advanceTimersByTimeAsync(1)
    expect(flow().phase.kind).toBe('idle')
  })

  it.each([
    ['without a receipt', undefined, true],
    ['applied, not in place', receipt(), true],
    ['applied in place', receipt({ in_place: true }), false],
    ['nothing had changed', receipt({ outcome: 'unchanged' }), false],
    ['restarted, nothing had changed', receipt({ action: 'restart', outcome: 'unchanged' }), true],
    ['asked for by the tool, nothing had changed', receipt({ outcome: 'unchanged', how: 'refresh' }), true],
    ['did not compile', receipt({ outcome: 'not-compiled' }), false],
    ['failed', receipt({ outcome: 'failed' }), false],
    ['whatever else it says, a fresh page', receipt({ in_place: true, fresh_page: true }), true],
    ['whatever else it says, no fresh page', receipt({ how: 'refresh', fresh_page: false }), false],
  ])('refresh the frame or not: %s', async (_name, answer, refreshed) => {
    const { controller, ports, flow } = set(ready)
    ports.act.mockResolvedValue(answer ? { receipt: answer } : {})
    await vi.advanceTimersByTimeAsync(500)
    await controller.act('restart')
    expect(flow().frame).toBe(refreshed ? 1_000_500 : 1_000_000)
    expect(flow().receipts).toEqual(answer ? [answer] : [])
    // the status brings the same receipt again
    controller.status({ ...ready, receipt: answer })
    await vi.advanceTimersByTimeAsync(5_000)
    controller.status({ ...ready, receipt: answer })
    expect(flow().frame).toBe(refreshed ? 1_000_500 : 1_000_000)
  })

  it('with a new start, whose receipt overtakes the status of its run: the frame shows that receipt', async () => {
    const before = receipt({ number: 1 })
    const { controller, ports, said, flow } = set({ ...ready, receipt: before })
    controller.status(stopped)
    const started = receipt({
      number: 2,
      at: '2026-11-21T14:02:12.000Z',
      outcome: 'compiled',
      how: 'stop-start',
      fresh_page: true,
    })
    ports.act.mockResolvedValue({ receipt: started })
    await controller.act('reload')
    expect(flow().frame).toBeNull()
    said.status = { ...ready, pid: 8, receipt: before }
    controller.status(said.status)
    expect(flow()).toMatchObject({ frame: 1_000_000, frameFor: { receipt: started.at } })
    controller.status({ ...said.status, receipt: started })
    expect(flow()).toMatchObject({ frame: 1_000_000, frameFor: { receipt: started.at } })
  })

  it('that fail clear the overlay at once and are reported', { tags: 'P-069' }, async () => {
    const { controller, ports, flow } = set(ready)
    const error = new Error('nothing runs')
    ports.act.mockRejectedValue(error)
    await controller.act('restart')
    expect(ports.report).toHaveBeenCalledWith('Restart failed', error)
    expect(flow()).toMatchObject({ phase: { kind: 'idle' }, frame: 1_000_000 })
  })

  it('of another page refresh the frame here too', async () => {
    const { controller, flow } = set(ready)
    await vi.advanceTimersByTimeAsync(700)
    controller.status({ ...ready, receipt: receipt() })
    expect(flow().frame).toBe(1_000_700)
  })
})

describe('Stop', () => {
  it('takes the frame away', async () => {
    const { controller, said, flow } = set(ready)
    said.status = stopped
    await controller.stop()
    expect(flow()).toMatchObject({ phase: { kind: 'idle' }, frame: null })
  })

  it('that fails is reported, and the app stays', async () => {
    const { controller, ports, flow } = set(ready)
    ports.stop.mockRejectedValue(new Error('no'))
    await controller.stop()
    expect(ports.report).toHaveBeenCalledWith('Stop failed', expect.any(Error))
    expect(flow()).toMatchObject({ phase: { kind: 'idle' }, frame: 1_000_000 })
  })
})

describe('Reload while a reload is under way', () => {
  function held() {
    const given = set(ready)
    const replies: ((reply: { receipt?: Receipt }) => void)[] = []
    given.ports.act.mockImplementation(() => new Promise((resolve) => replies.push(resolve)))
    return { ...given, replies }
  }

  it('is done once more afterwards, however often it was asked for', async () => {
    const { controller, ports, replies, flow } = held()
    void controller.act('reload')
    void controller.act('reload')
    void controller.act('reload')
    expect(ports.act).toHaveBeenCalledTimes(1)
    replies[0]?.({ receipt: receipt({ number: 1 }) })
    await vi.advanceTimersByTimeAsync(0)
    expect(ports.act.mock.calls).toEqual([['reload'], ['reload']])
    replies[1]?.({ receipt: receipt({ number: 2, at: '2026-11-21T14:02:12.000Z' }) })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ports.act).toHaveBeenCalledTimes(2)
    expect(flow().phase).toEqual({ kind: 'idle' })
  })

  it('is done as soon as the tool has compiled, while the reply waits for the screen', async () => {
    const { controller, ports, replies, flow } = held()
    void controller.act('reload')
    void controller.act('reload')
    const waiting = receipt({ outcome: 'compiled', fresh_page: true, screen: { state: 'waiting' } })
    await vi.advanceTimersByTimeAsync(300)
    controller.status({ ...ready, receipt: waiting })
    await vi.advanceTimersByTimeAsync(0)
    expect(ports.act).toHaveBeenCalledTimes(2)
    // its page loads already, and the reply loads no other
    expect(flow()).toMatchObject({ frame: 1_000_300, frameFor: { receipt: waiting.at, keepsRoute: true } })
    replies[0]?.({ receipt: { ...waiting, screen: { state: 'replaced' } } })
    const second = receipt({
      at: '2026-11-21T14:02:12.000Z',
      fresh_page: true,
      screen: { state: 'shown', ms: 5 },
    })
    await vi.advanceTimersByTimeAsync(10)
    replies[1]?.({ receipt: second })
    await vi.advanceTimersByTimeAsync(0)
    expect(flow()).toMatchObject({ frame: 1_000_310, frameFor: { receipt: second.at } })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(flow().phase.kind).toBe('idle')
  })

  it('gives way to a restart', async () => {
    const { controller, ports, replies } = held()
    void controller.act('reload')
    void controller.act('restart')
    void controller.act('reload')
    replies[0]?.({})
    await vi.advanceTimersByTimeAsync(0)
    expect(ports.act.mock.calls).toEqual([['reload'], ['restart']])
    replies[1]?.({})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ports.act).toHaveBeenCalledTimes(2)
  })

  it('that Stop ends is no error', async () => {
    const { controller, ports, said } = set(ready)
    let refuse: (error: Error) => void = () => undefined
    ports.act.mockImplementation(() => new Promise((_, reject) => (refuse = reject)))
    const acted = controller.act('restart')
    said.status = stopped
    await controller.stop()
    refuse(new Error('The preview is not running.'))
    await acted
    expect(ports.report).not.toHaveBeenCalled()
  })

  it('is forgotten by Stop', async () => {
    const { controller, ports, replies } = held()
    void controller.act('reload')
    void controller.act('reload')
    await controller.stop()
    replies[0]?.({})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ports.act).toHaveBeenCalledTimes(1)
  })
})

describe('another project is shown', () => {
  const of = (project: string, pid: number, started_at: string): PreviewStatus => ({
    ...ready,
    pid,
    project,
    started_at,
  })
  const first = of('/first', 7, '2026-11-21T14:00:00.000Z')
  const second = of('/second', 8, '2026-11-21T13:00:00.000Z')

  it('tells no receipt of the one before, and loads its own page once', { tags: 'P-407' }, async () => {
    const { controller, ports, flow } = set(first)
    ports.act.mockResolvedValue({ receipt: receipt() })
    await controller.act('reload')
    expect(flow().receipts).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    controller.status(second)
    expect(flow()).toMatchObject({ receipts: [], frame: Date.now() })
    const { frame } = flow()
    await vi.advanceTimersByTimeAsync(5_000)
    controller.status({ ...second, receipt: receipt({ at: '2026-11-21T13:30:00.000Z', fresh_page: false }) })
    expect(flow().receipts.map(({ at }) => at)).toEqual(['2026-11-21T13:30:00.000Z'])
    expect(flow().frame).toBe(frame)
    controller.status(stopped)
    controller.status(first)
    expect(flow().receipts).toEqual([])
  })

  it('drops the late reply of a reload of the one before', { tags: 'P-407' }, async () => {
    const { controller, ports, flow } = set(first)
    let answer: (reply: { receipt?: Receipt }) => void = () => {}
    ports.act.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    const act = controller.act('reload')
    controller.status(second)
    const { frame } = flow()
    expect(flow().phase).toEqual({ kind: 'idle' })
    answer({ receipt: receipt() })
    await act
    expect(flow()).toMatchObject({ receipts: [], phase: { kind: 'idle' }, frame })
  })
})
