import { expect, it } from 'vitest'
import { drawApp } from '../../draw/draw-app.ts'
import { NO_INTERACTIONS } from '../../draw/interactions.ts'
import { FIRST_SCREEN } from '../../draw/screen.ts'
import { drawFiles, readProject, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

it.each([
  ['android', 'GO|for Android'],
  ['iOS', 'go|for an iPhone'],
] as const)(
  'a widget of flutter_platform_widgets has what %s alone is given',
  { tags: 'P-666' },
  async (platform, words) => {
    const button =
      "PlatformTextButton(onPressed: f, material: (c, p) => MaterialTextButtonData(child: Text('for Android')), cupertino: (c, p) => CupertinoTextButtonData(child: Text('for an iPhone')))"
    const project = await readProject({
      'lib/main.dart': mainWith(`Column(children: [PlatformText('go'), ${button}])`),
    })
    const drawn = drawApp(project, NO_INTERACTIONS, { ...FIRST_SCREEN, platform })
    expect(wordsOf(drawn.picture.body)).toBe(words)
    expect(drawn.dependsOnScreen).toBe(true)
  },
)

it.each([
  ['without a decoration', ''],
  [
    'beside its decoration',
    ', material: (c, p) => MaterialTextFieldData(decoration: const InputDecoration(filled: true))',
  ],
])('a field of flutter_platform_widgets shows its hint %s', { tags: 'P-666' }, async (_, data) => {
  const body = await drawFiles({ 'lib/main.dart': mainWith(`PlatformTextField(hintText: 'Where'${data})`) })
  expect(body).toContain('placeholder="Where"')
})
