import { expect, test } from 'vitest'
import { drawFiles } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (widget: string): Promise<string> =>
  await drawFiles({
    'pubspec.yaml': 'name: fixture\nflutter:\n  assets:\n    - assets/\n',
    'assets/a.png': '1',
    'assets/a.svg': '<svg/>',
    'lib/main.dart': mainWith(widget),
  })

const RED = 'Color(0xff010203)'
const SHAPE =
  /background-color:#010203;-webkit-mask:url\([^)]*assets\/a\.(png|svg)\?v=\w+[^)]*\) center \/ contain/

test.each([
  `Image.asset('assets/a.png', color: ${RED})`,
  `SvgPicture.asset('assets/a.svg', colorFilter: ColorFilter.mode(${RED}, BlendMode.srcIn))`,
  `ImageIcon(AssetImage('assets/a.png'), color: ${RED})`,
])('the shape of a picture is painted in the colour that it is given: %s', async (widget) => {
  expect(await draw(widget)).toMatch(SHAPE)
})

test.each([
  "Image.asset('assets/a.png')",
  `Image.asset('assets/a.png', color: ${RED}, colorBlendMode: BlendMode.darken)`,
  `SvgPicture.asset('assets/a.svg', colorFilter: ColorFilter.mode(${RED}, BlendMode.modulate))`,
])('another picture keeps its own colours: %s', async (widget) => {
  const html = await draw(widget)
  expect(html).toContain('<img')
  expect(html).not.toContain('mask')
})
