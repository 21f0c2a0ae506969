import { describe, expect, it } from 'vitest'
import { drawFiles, openFiles } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const words = async (page: string): Promise<string> =>
  (await openFiles({ 'lib/main.dart': mainWith(page) })).words()

describe('an introduction begins with its first page', { tags: 'P-652' }, () => {
  const PAGES =
    "pages: [PageViewModel(title: 'Hello', bodyWidget: Text('Read'), footer: Text('More')), PageViewModel(title: 'Then')]"
  it.each([
    [
      `IntroductionScreen(${PAGES}, showSkipButton: true, skip: Text('Skip'), next: Text('Next'), done: Text('Done'))`,
      'Hello|Read|More|Skip|Next',
    ],
    [
      `IntroductionScreen(${PAGES}, skip: Text('Skip'), next: Text('Next'), done: Text('Done'))`,
      'Hello|Read|More|Next',
    ],
    [
      "IntroductionScreen(pages: [PageViewModel(title: 'Only', body: 'one')], next: Text('Next'), done: Text('Done'), onDone: () {})",
      'Only|one|Done',
    ],
    ["IntroductionScreen(rawPages: [Text('Raw')], done: Text('Done'), next: Text('Next'))", 'Raw|Done'],
    ["LiquidSwipe(pages: [Text('First'), Text('Second')])", 'First'],
  ])('%s', async (page, shown) => {
    expect(await words(page)).toBe(shown)
  })
})

it.each([
  [
    'what moves it builds it',
    'transformer: PageTransformerBuilder(builder: (child, info) => Text(words[info.index])), itemCount: 2',
  ],
  [
    'a class of its own moves it',
    'transformer: Mover(), itemCount: 2, itemBuilder: (context, index) => Text(words[index])',
  ],
  ['nothing moves it', 'itemCount: 2, itemBuilder: (context, index) => Text(words[index])'],
  ['a list', "children: [Text('First'), Text('Second')]"],
])('the first page of a TransformerPageView: %s', { tags: 'P-915' }, async (_, given) => {
  const more =
    "const words = ['First', 'Second'];\nclass Mover extends PageTransformer { Widget transform(Widget child, TransformInfo info) => Center(child: child); }"
  const main = mainWith(`TransformerPageView(${given})`, more)
  expect((await openFiles({ 'lib/main.dart': main })).words()).toBe('First')
})

it.each([
  'SmoothPageIndicator(controller: pages, count: 3, effect: WormEffect(activeDotColor: Colors.red))',
  'AnimatedSmoothIndicator(activeIndex: 1, count: 3)',
  'DotsIndicator(dotsCount: 3, position: 0)',
])('a dot for each page: %s', { tags: 'P-652' }, async (widget) => {
  const html = await drawFiles({ 'lib/main.dart': mainWith(widget) })
  expect(html.match(/data-widget="Container"/g)).toHaveLength(3)
  expect(html).not.toContain('data-unknown')
})
