import { expect, test } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (widget: string): Promise<string> =>
  (await drawFiles({ 'lib/main.dart': mainWith(`Center(child: ${widget})`) })).replace(/[^]*?(<button)/, '$1')

test.each([
  [
    'the least size',
    "MaterialButton(minWidth: 240, height: 54, onPressed: () {}, child: Text('a'))",
    /min-width:240px;min-height:54px/,
  ],
  [
    'all the room',
    "MaterialButton(minWidth: double.infinity, onPressed: () {}, child: Text('a'))",
    /min-width:100%;min-height:36px/,
  ],
  [
    'nearly square corners',
    "MaterialButton(color: Colors.red, onPressed: () {}, child: Text('a'))",
    /border-radius:4px/,
  ],
])('a button that takes its look as arguments: %s', { tags: 'P-976' }, async (_, widget, look) => {
  expect(await draw(widget)).toMatch(look)
})

test(
  'its words are as dark as other words, and it has a shadow only where it has a ground',
  { tags: 'P-976' },
  async () => {
    const plain = await draw("MaterialButton(onPressed: () {}, child: Text('a'))")
    const raised = await draw("MaterialButton(color: Colors.red, onPressed: () {}, child: Text('a'))")
    expect(plain).not.toMatch(/^<button[^>]*box-shadow/)
    expect(raised).toMatch(/^<button[^>]*box-shadow/)
  },
)
