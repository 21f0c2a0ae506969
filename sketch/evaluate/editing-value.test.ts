import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../testing/drawing.ts'
import { mainWith } from '../testing/temporary-project.ts'

describe('who listens to a text field is told its text', { tags: 'P-696' }, () => {
  it.each([
    ['TextEditingController()', 'empty'],
    ["TextEditingController(text: 'Kim')", 'has Kim'],
    ["TextEditingController.fromValue(TextEditingValue(text: 'Lee'))", 'has Lee'],
    ["(TextEditingController()..text = 'Mo')", 'has Mo'],
  ])('%s', async (controller, words) => {
    const page = `ValueListenableBuilder<TextEditingValue>(valueListenable: ${controller},
      builder: (context, value, _) => Text(value.text.isNotEmpty ? 'has \${value.text}' : 'empty'))`
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))).toBe(words)
  })

  it('as its value says', async () => {
    const page = "Text(TextEditingController(text: 'Kim').value.text)"
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))).toBe('Kim')
  })
})
