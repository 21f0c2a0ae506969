import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

it.each([
  "KeyboardVisibilityBuilder(builder: (context, visible) => Text('$visible'))",
  "Text('${KeyboardVisibilityProvider.isKeyboardVisible(context)}')",
  "Text('${KeyboardVisibilityController().isVisible}')",
])('no keyboard is there on a page that was just opened: %s', { tags: 'P-911' }, async (page) => {
  expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))).toBe('false')
})
