import { expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

it.each([
  [
    "OverBoard(pages: [PageModel(title: 'One', body: 'of it'), PageModel(title: 'Two')])",
    'One|of it|SKIP|NEXT',
  ],
  ["OverBoard(pages: [PageModel(title: 'One', body: 'of it')], finishText: 'Go')", 'One|of it|Go'],
  [
    "OverBoard(pages: [PageModel.withChild(child: Text('Own')), PageModel(title: 'Two')], skipText: 'No')",
    'Own|No|NEXT',
  ],
  [
    "FancyOnBoarding(pageList: [PageModel(title: Text('One'), body: Text('of it')), PageModel(title: Text('Two'))])",
    'One|of it|Skip',
  ],
  [
    "IntroViewsFlutter([PageViewModel(title: Text('One'), body: Text('of it')), PageViewModel(title: Text('Two'))], skipText: Text('No'))",
    'One|of it|No',
  ],
  [
    "IntroViewsFlutter(pages: [PageViewModel(title: Text('One')), PageViewModel(title: Text('Two'))], showSkipButton: false)",
    'One',
  ],
])(
  'an introduction of an older package begins with its first page: %s',
  { tags: 'P-652' },
  async (page, shown) => {
    expect(wordsOf(await drawFiles({ 'lib/main.dart': mainWith(page) }))).toBe(shown)
  },
)
