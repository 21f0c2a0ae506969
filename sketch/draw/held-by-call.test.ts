import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

const draw = async (page: string): Promise<string> =>
  wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))

describe('what a call gives that only running code could tell', { tags: 'P-863' }, () => {
  it.each([
    ["withMargin(child: Text('in'))", 'in'],
    ["theme.around(Text('in'))", 'in'],
    ["layout.of(context, wide: Text('wide'), mobile: Text('narrow'))", 'narrow'],
    ["store.guarded(() => Text('in'))", 'in'],
    ["store.themed((context) => Padding(padding: EdgeInsets.all(4), child: Text('in')))", 'in'],
    ["answer.fold((error) => Text('none'), (rows) => Text('rows'))", 'rows'],
    ["answer.join((first) => Text('first'), (second) => Text('second'))", 'first'],
    ["answer.told(error: (it) => Text('none'), data: (it) => Text('rows'))", 'rows'],
    ["answer.told(onLoading: () => Text('wait'), shown: () => Text('shown'))", 'shown'],
    ["answer.told(begun: () => Text('begun'), onSuccess: (it) => Text('rows'))", 'rows'],
  ])('shows the widget that it is handed or that is made for it: %s', async (call, shown) => {
    expect(await draw(call)).toBe(shown)
  })

  it.each(["store.find('key')", 'store.ask(Duration(seconds: 1), () => 4)'])(
    'is told as unknown where it is handed none: %s',
    async (call) => {
      expect(await drawFiles({ 'lib/main.dart': mainWith(`Row(children: [${call}])`) })).toContain(
        'data-unknown',
      )
    },
  )
})
