import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const MORE = 'enum Size { small, large }\n'

describe('texts that are put together', { tags: 'P-697' }, () => {
  it.each([
    ["(StringBuffer('a')..write('b')..write(3)).toString()", 'ab3'],
    ["(StringBuffer()..writeAll(['a', 'b'], ', ')).toString()", 'a, b'],
    ["(StringBuffer('a')..clear()).isEmpty.toString()", 'true'],
    ["(StringBuffer('a')..write(name())).length.toString()", '2'],
    ['describeEnum(Size.large)', 'large'],
    ['describeEnum(Brightness.dark)', 'dark'],
    ["'hello big WORLD'.capitalize", 'Hello Big World'],
    ["'hello big WORLD'.capitalizeFirst", 'Hello big world'],
    ["'Hi @name'.trParams({'name': 'Kim'})", 'Hi Kim'],
    ["'%s of %s'.trArgs(['1', '2'])", '1 of 2'],
    ["'one'.trPlural('%s many', 3, ['3'])", '3 many'],
  ])('%s', async (expression, words) => {
    const main = mainWith(`Text(${expression})`, MORE)
    expect(wordsOf(await drawFiles({ 'lib/main.dart': main }))).toBe(words)
  })

  it("an extension of the app's own goes before GetX's", async () => {
    const more = "extension Words on String { String get capitalize => 'own'; }"
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith("Text('a'.capitalize)", more) }))).toBe('own')
  })
})
