import { describe, expect, it } from 'vitest'
import { drawFiles, wordsOf } from '../../testing/drawing.ts'
import { mainWith } from '../../testing/temporary-project.ts'

const draw = async (page: string): Promise<string> => await drawFiles({ 'lib/main.dart': mainWith(page) })

describe('widgets that come in one after the other are all there', { tags: 'P-695' }, () => {
  it('a list of which each is wrapped by the builder', async () => {
    const html = await draw(`AnimationLimiter(child: Column(children: AnimationConfiguration.toStaggeredList(
      duration: const Duration(milliseconds: 375),
      childAnimationBuilder: (widget) => SlideAnimation(horizontalOffset: 50.0, child: FadeInAnimation(child: widget)),
      children: [Text('One'), Text('Two')])))`)
    expect(wordsOf(html)).toBe('One|Two')
    expect(html).not.toContain('data-unknown')
  })

  it('one of them by its position', async () => {
    const html = await draw(
      "AnimationConfiguration.staggeredList(position: 0, child: ScaleAnimation(child: FlipAnimation(child: Text('One'))))",
    )
    expect(wordsOf(html)).toBe('One')
  })
})
