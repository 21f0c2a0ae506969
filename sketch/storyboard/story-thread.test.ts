import { expect, test } from 'vitest'
import { FIRST_SCREEN } from '../draw/screen.ts'
import { testParser } from '../testing/drawing.ts'
import { mainWith, temporaryProject, writeIn } from '../testing/temporary-project.ts'
import { serveStoryboard } from './story-thread.ts'
import type { FromThread, SourceNews, ToThread } from './thread-messages.ts'

/** A thread that is told things by hand, and all that it says. */
async function threadIn(directory: string, isFull?: () => boolean) {
  const said: FromThread[] = []
  const failed: unknown[] = []
  let hear: (message: ToThread) => void = () => undefined
  let wake = (): void => undefined
  const port = {
    on: (_: 'message', heard: (message: ToThread) => void) => (hear = heard),
    postMessage(message: FromThread) {
      said.push(message)
      wake()
    },
  }
  const run = { directory, target: 'lib/main.dart', defines: new Map() }
  const failure = (error: unknown): void => {
    failed.push(error)
    wake()
  }
  serveStoryboard(port, run, await testParser(), failure, isFull)
  const until = async (ready: () => boolean): Promise<void> => {
    while (!ready()) await new Promise<void>((resolve) => (wake = resolve))
  }
  const search = (turn: number, news: SourceNews | null): void =>
    hear({ kind: 'search', turn, screen: FIRST_SCREEN, brightness: 'light', news })
  return { said, failed, hear: (message: ToThread) => hear(message), until, search }
}

const news = (files: Record<string, string> = {}, gone: string[] = []): SourceNews => ({
  changed: new Map(Object.entries(files).map(([file, text]) => [file, { text, unread: 0 }])),
  gone,
  all: false,
})
const found = (turn: number) => (said: FromThread) => said.kind === 'found' && said.turn === turn
const bodies = (said: readonly FromThread[], turn: number): string[] =>
  said.flatMap((each) => (each.kind === 'page' && each.turn === turn ? [each.page.body ?? ''] : []))

test(
  'it draws what it is given, and not what was saved since: the phone has not reloaded that',
  { tags: 'P-573' },
  async () => {
    const directory = await temporaryProject({ 'lib/main.dart': mainWith("const Text('saved')") })
    const file = `${directory}/lib/main.dart`
    const { said, search, until } = await threadIn(directory)
    search(1, news({ [file]: mainWith("const Text('in the phone')") }))
    await until(() => said.some(found(1)))
    expect(bodies(said, 1)[0]).toContain('in the phone')
    search(2, news({ [file]: mainWith("const Text('reloaded')") }))
    await until(() => said.some(found(2)))
    expect(bodies(said, 2)[0]).toContain('reloaded')
    await writeIn(directory, 'lib/main.dart', mainWith("const Text('saved again')"))
    search(3, null)
    await until(() => said.some(found(3)))
    expect(bodies(said, 3)[0]).toContain('reloaded')
    search(4, news({}, [file]))
    await until(() => said.some(found(4)))
    expect(bodies(said, 4)[0]).toContain('saved again')
  },
)

test('a search that another one or a hold overtakes says no more', { tags: 'P-573' }, async () => {
  const directory = await temporaryProject({ 'lib/main.dart': mainWith("const Text('hello')") })
  const { said, search, hear, until } = await threadIn(directory)
  search(1, news())
  hear({ kind: 'hold' })
  search(2, null)
  search(3, null)
  await until(() => said.some(found(3)))
  expect(new Set(said.map(({ turn }) => turn))).toEqual(new Set([3]))
})

test('a source that cannot be read ends the thread', async () => {
  const directory = await temporaryProject({ 'lib/main.dart': 'void main() => runApp(((' })
  const { said, failed, search, until } = await threadIn(directory)
  search(1, news())
  await until(() => failed.length > 0)
  expect(said).toEqual([])
})

test('a thread that holds as much as it may says so, and draws no more', { tags: 'P-640' }, async () => {
  const directory = await temporaryProject({ 'lib/main.dart': mainWith("const Text('hello')") })
  const { said, failed, search, until } = await threadIn(directory, () => true)
  search(1, news())
  await until(() => said.length > 0 || failed.length > 0)
  expect(said).toEqual([{ kind: 'full', turn: 1 }])
  expect(failed).toEqual([])
})
