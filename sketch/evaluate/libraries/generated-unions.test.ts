import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const UNION = `@freezed
class Tide with _$Tide {
  const factory Tide.low() = _Low;
  const factory Tide.high(String at, {@Default(3) int metres}) = _High<void>;
}
class Shore extends Cubit<Tide> { Shore() : super(const _Low()); void rise() => emit(const _High('noon')); }
Tide risen() { final shore = Shore(); shore.rise(); return shore.state; }
`
const say = (of: string): string => `Text(${of}.when(low: () => 'low', high: (at, metres) => '$at $metres'))`
/** What freezed writes, of version 2 and of version 3, as far as it is asked for. */
const VERSION_2 = `mixin _$Tide { TResult when<TResult extends Object?>({required TResult Function() low, required TResult Function(String at, int metres) high}) => throw _privateConstructorUsedError; }
class _$LowImpl implements _Low { const _$LowImpl(); TResult when<TResult extends Object?>({required TResult Function() low, required TResult Function(String at, int metres) high}) { return low(); } }
abstract class _Low implements Tide { const factory _Low() = _$LowImpl; }
class _$HighImpl implements _High { const _$HighImpl(this.at, {this.metres = 3}); final String at; final int metres; TResult when<TResult extends Object?>({required TResult Function() low, required TResult Function(String at, int metres) high}) { return high(at, metres); } }
abstract class _High implements Tide { const factory _High(final String at, {final int metres}) = _$HighImpl; String get at; int get metres; }`
const VERSION_3 = `mixin _$Tide { }
extension TidePatterns on Tide { TResult when<TResult extends Object?>({required TResult Function() low, required TResult Function(String at, int metres) high}) { final _that = this; switch (_that) { case _Low(): return low(); case _High(): return high(_that.at, _that.metres); } } }
class _Low implements Tide { const _Low(); }
class _High implements Tide { const _High(this.at, {this.metres = 3}); final String at; final int metres; }`

describe('a class that freezed generates, made by its own name', { tags: 'P-479' }, () => {
  describe.each([
    ['without its file', null],
    ['with that of version 2', VERSION_2],
    ['with that of version 3', VERSION_3],
  ])('%s', (_, generated) => {
    it.each([
      ['the first state of a cubit', say('Shore().state'), 'low'],
      ['a state that was emitted', say('risen()'), 'noon 3'],
      ['its type', "Text('${risen() is _High} ${risen() is _Low}')", 'true false'],
      ['its type, as its factory made it', "Text('${const Tide.low() is _Low}')", 'true'],
      [
        'as its factory makes it',
        "Text('${const Tide.high('noon') is _High && const _High('noon') is _High}')",
        'true',
      ],
      ['a field', "Text(const _High('noon').at)", 'noon'],
    ])('%s', async (__, page, shown) => {
      const main = mainWith(page, UNION)
      const files: Record<string, string> =
        generated === null
          ? { 'lib/main.dart': main }
          : {
              'lib/main.dart': main.replace("material.dart';", "material.dart';\npart 'main.freezed.dart';"),
              'lib/main.freezed.dart': `part of 'main.dart';\n${generated}`,
            }
      expect(wordsOf(await drawFiles(files))).toBe(shown)
    })
  })

  it('two that are the same one with the same in it are equal', async () => {
    const page =
      "Text('${const Tide.low() == const _Low()} ${const _High('a') == const _High('a')} ${const _High('a') != const _High('b')} ${const _High('a') == const _Low()}')"
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page, UNION) }))).toBe('true true true false')
  })
})
