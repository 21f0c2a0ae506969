import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (page: string, more: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, more) }))

it.each([
  ['final lock = Lock();', 'lock.synchronized(() async { return await prefs.read(key: "a"); })', 'new'],
  ['final lock = Mutex();', 'lock.protect(() async => null)', 'new'],
  ['final pool = Pool(1);', 'pool.withResource(() => "kept")', 'kept'],
  [
    'class Lock { T synchronized<T>(T Function() action) => "own"; } final lock = Lock();',
    'lock.synchronized(() => null)',
    'own',
  ],
])('what is done under a lock is done: %s %s', { tags: 'P-862' }, async (lock, call, shown) => {
  const more = `${lock} final prefs = FlutterSecureStorage(); Future<String?> kept() async { return await ${call}; }`
  expect(await draw("Text(kept() ?? 'new')", more)).toBe(shown)
})
