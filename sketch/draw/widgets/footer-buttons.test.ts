import { expect, test } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const drawn = (more: string): Promise<string> =>
  drawFiles({ 'lib/main.dart': mainWith(`Scaffold(body: Text('body'), ${more})`) })

test('the buttons at the foot of a page stand between it and its bar', { tags: 'P-989' }, async () => {
  const page = "bottomNavigationBar: Text('bar'), persistentFooterButtons: [Text('one'), Text('two')]"
  expect(wordsOf(await drawn(page))).toBe('body|one|two|bar')
})

test.each([
  ['', 'flex-end'],
  ['persistentFooterAlignment: AlignmentDirectional.center,', 'center'],
  ['persistentFooterAlignment: AlignmentDirectional.centerStart,', 'flex-start'],
])('they stand where it is said, else at the end: %s', { tags: 'P-989' }, async (said, place) => {
  expect(await drawn(`${said} persistentFooterButtons: [Text('one')]`)).toContain(
    `padding:8px;justify-content:${place}`,
  )
})

test('a page without them has no line at its foot', { tags: 'P-989' }, async () => {
  expect(await drawn('persistentFooterButtons: []')).not.toContain('data-widget="Divider"')
})
